import type { Invitation, SentQuote as Sent } from '@tameer/contract'
import { useMemo } from 'react'
import { displayRupees } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { Button } from '../../ui/button.tsx'
import { compareQuotes } from './compared.ts'
import { GroupList } from './group-list.tsx'
import { groupsOf } from './groups.ts'
import { useOpenRows } from './use-open-rows.ts'

interface SentQuoteProps {
  request: Invitation['request']
  quote: Sent
}

/** A quote as its company sent it, to the rupee: its prices with every line, and its terms. */
export function SentQuote({ request, quote }: SentQuoteProps) {
  const groups = useMemo(() => {
    const asked = { id: quote.id, company: null, state: 'quoted', quote } as const
    // As it stood on the day it was sent.
    const compared = compareQuotes({ request, invitations: [asked] }, quote.sentAt.slice(0, 10))
    return groupsOf(compared, displayRupees, 'company')
  }, [request, quote])
  const rows = useOpenRows(groups)
  return (
    <div className="grid grid-cols-1 gap-5">
      {'prices' in quote && (
        <Button className="justify-self-start" onClick={rows.toggleAll}>
          {rows.allOpen ? words.closeAll : words.openAll}
        </Button>
      )}
      <GroupList groups={groups} heading="h3" place={0} rows={rows} />
    </div>
  )
}

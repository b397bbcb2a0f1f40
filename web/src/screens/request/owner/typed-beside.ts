// Typed quotes beside the quotes of a request.
import { writePairs } from '@tameer/calculator'
import { dayInPakistan, type HomeownerRequest, requestServices, screens } from '@tameer/contract'
import { useEffect, useMemo, useState } from 'react'
import { useCheckedSheets } from '../../../features/checked-quotes/checked-sheets.ts'
import type { BillOffer } from '../../../features/quote-comparison/compared.ts'
import { serverNow } from '../../../lib/server-time.ts'

type Asked = Pick<HomeownerRequest, 'id' | 'service' | 'answers' | 'bill' | 'priceBook'>

/** Address of the form for a price beside a request's quotes; undefined for one without a bill, and for an architect's. */
export function checkBeside(request: Asked): string | undefined {
  const house = houseOfRequest(request)
  return house === undefined
    ? undefined
    : screens.newCheck.to({ way: 'complete', request: request.id, house })
}

/** Query of the house of a request; undefined as above. */
export function houseOfRequest({ service, answers, bill, priceBook }: Asked): string | undefined {
  if (!answers || !bill || service !== requestServices.construction) return undefined
  const query = new URLSearchParams()
  for (const [field, answer] of Object.entries(answers))
    query.set(
      field,
      typeof answer === 'object' && answer !== null ? writePairs(answer as Pairs) : String(answer),
    )
  if (priceBook) query.set('prices', priceBook)
  return String(query)
}

type Pairs = Parameters<typeof writePairs>[0]

const none: readonly BillOffer[] = []

/** The typed quotes of a request as offers on its frozen bill; none until their code is loaded. */
export function useTypedOffers({ id, answers, bill }: Asked): readonly BillOffer[] {
  const quotes = useCheckedSheets().find((sheet) => sheet.for === id)?.quotes
  const [code, setCode] = useState<typeof import('../../../features/quote-comparison/offer/typed-offer.ts')>()
  const isNeeded = quotes !== undefined && bill !== null && answers !== null
  useEffect(() => {
    if (isNeeded)
      void import('../../../features/quote-comparison/offer/typed-offer.ts').then(setCode, () => undefined)
  }, [isNeeded])
  return useMemo(() => {
    if (!code || !quotes || !bill || !answers) return none
    const setting = {
      bill,
      answers: answers as unknown as Parameters<typeof code.typedOffer>[1]['answers'],
      today: dayInPakistan(serverNow()),
      beside: true,
    }
    return quotes.map((quote) => code.typedOffer(quote, setting))
  }, [code, quotes, bill, answers])
}

import { maxShortlisted } from '@tameer/contract'
import * as words from '#words/shortlist-mark'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RibbonIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { NamedCompany } from './named-companies.ts'
import { addToShortlist, takeOffShortlist, useShortlist } from './shortlist.ts'

const pressedLook = 'aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue'

/** Tells if a company is on the shortlist, and returns the event handler that changes it. */
function useShortlisted(company: NamedCompany) {
  const list = useShortlist()
  const pressed = list.some(({ id }) => id === company.id)
  const first = list.length === 0
  const press = () => {
    if (pressed) {
      takeOffShortlist(company.id)
      return
    }
    const { left, lasts } = addToShortlist([company])
    if (left > 0) showToast(words.full(maxShortlisted), 'alert')
    else if (!lasts) showToast(words.forNow)
    else if (first) showToast(words.added(company.name))
  }
  return { pressed, press }
}

interface ShortlistButtonProps {
  company: NamedCompany
  className?: string
  labelLook?: string
}

/** Puts a company on the shortlist, or removes it. */
export function ShortlistButton({ company, className, labelLook }: ShortlistButtonProps) {
  const { pressed, press } = useShortlisted(company)
  return (
    <Button aria-pressed={pressed} className={classNames(pressedLook, className)} onClick={press}>
      <RibbonIcon filled={pressed} />
      <span className={labelLook}>{words.shortlist}</span>
    </Button>
  )
}

/** The same button as an icon, for lists of companies: its accessible name says which company. */
export function ShortlistMark({ company }: { company: NamedCompany }) {
  const { pressed, press } = useShortlisted(company)
  return (
    <Button
      aria-label={words.shortlistOf(company.name)}
      aria-pressed={pressed}
      className={classNames(pressedLook, 'size-11 shrink-0 px-0!')}
      onClick={press}
      title={words.shortlist}
    >
      <RibbonIcon filled={pressed} />
    </Button>
  )
}

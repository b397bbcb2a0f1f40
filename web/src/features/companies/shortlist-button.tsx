import { maxShortlisted } from '@tameer/contract'
import * as words from '#words/shortlist-mark'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { NamedCompany } from './named-companies.ts'
import { addToShortlist, takeOffShortlist, useShortlist } from './shortlist.ts'

interface ShortlistButtonProps {
  company: NamedCompany
  /** Id of the element that names the company, where several stand side by side. */
  describedBy?: string
  className?: string
}

/** Puts a company on the shortlist, or takes it off. */
export function ShortlistButton({ company, describedBy, className }: ShortlistButtonProps) {
  const list = useShortlist()
  const pressed = list.some(({ id }) => id === company.id)
  const first = list.length === 0
  const Icon = pressed ? CheckIcon : PlusIcon

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

  return (
    <Button
      aria-describedby={describedBy}
      aria-pressed={pressed}
      className={classNames(
        'aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue',
        className,
      )}
      onClick={press}
    >
      <Icon size={16} />
      {words.shortlist}
    </Button>
  )
}

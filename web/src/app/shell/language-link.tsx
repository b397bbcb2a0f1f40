import { other, otherFront, otherName } from '#words/language'
import { storedText } from '../../browser/stored-text.ts'

const kept = storedText('lang')

/** How a link beside the logo looks. */
export const barLink =
  'inline-flex min-h-11 items-center px-4 no-underline transition-colors sm:max-md:px-1 sm:max-md:text-[0.8125rem]'

/** Leads to this same screen in the other language, which this device then opens in. */
export function LanguageLink({ className }: { className: string }) {
  return (
    <a
      className={className}
      href={otherFront}
      hrefLang={other}
      lang={other}
      onClick={({ currentTarget }) => {
        kept.write(other)
        currentTarget.hash = location.hash
      }}
    >
      {otherName}
    </a>
  )
}

import { other, otherFront, otherName } from '#words/language'
import { storedText } from '../../browser/stored-text.ts'

const kept = storedText('lang')

/** Classes of a link beside the logo. */
export const barLink =
  'inline-flex min-h-11 items-center px-4 no-underline transition-colors bar:max-md:px-1.5 bar:max-md:text-[0.875rem]'

/** Link to this screen in the other language. Following it makes that language the default of this device. */
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

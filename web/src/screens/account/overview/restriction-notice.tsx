import type { OwnRestriction } from '@tameer/contract'
import * as words from '#words/restrictions'
import { EmailText } from '../../../ui/links.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'

/** Why the desk keeps something of the company's own from visitors, and how to answer. */
export function RestrictionText({ restriction }: { restriction: OwnRestriction }) {
  const { reason, words: own, answerTo } = restriction
  return (
    <>
      <p>{words.reason(reason)}</p>
      {own !== '' && (
        <p className="mt-1 whitespace-pre-line" dir="auto">
          {words.fromTameer(own)}
        </p>
      )}
      <p className="mt-1">
        {answerTo === null ? (
          words.answerByMail
        ) : (
          <Sentence parts={words.writeTo(<EmailText email={answerTo} />)} />
        )}
      </p>
    </>
  )
}

/** Above everything else: visitors do not see the company, and it is not of its own doing. */
export function CompanyRestriction({ restriction }: { restriction: OwnRestriction }) {
  return (
    <section aria-label={words.companyHidden} className="mb-8 border-alarm border-s-4 bg-wash px-5 py-4">
      <p className="font-medium">{words.companyHidden}</p>
      <p className="mt-1 mb-3">{words.companyHiddenText}</p>
      <RestrictionText restriction={restriction} />
    </section>
  )
}

/** On the card of a project that the desk hides. */
export function ProjectRestriction({ restriction }: { restriction: OwnRestriction }) {
  return (
    <div className="mt-3 border-alarm border-s-4 bg-wash px-4 py-3 text-small">
      <p className="font-medium">{words.projectHidden}</p>
      <RestrictionText restriction={restriction} />
    </div>
  )
}

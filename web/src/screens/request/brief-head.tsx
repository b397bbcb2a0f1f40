import { groupDigits } from '#words/amounts'
import * as briefWords from '#words/request-brief'
import * as words from '#words/request-form'
import { type Brief, titleOfBrief } from '../../features/requests/request-brief.tsx'

interface BriefHeadProps {
  brief: Brief
  /** Number of companies that will get it, and of pictures. */
  companies: number
  pictures: number
}

/** A request in short. */
export function BriefHead({ brief, companies, pictures }: BriefHeadProps) {
  const { coveredAreaSft, bill } = brief
  const facts: [string, string | undefined][] = [
    [
      words.estimateName,
      bill ? words.estimateLine(words.displayAmount(bill.totalPkr), bill.lines.length) : undefined,
    ],
    [words.localityName, brief.locality],
    [words.startName, briefWords.monthOf(brief.start)],
    [words.notesName, brief.notes],
    [words.picturesName, pictures > 0 ? String(pictures) : undefined],
  ]
  return (
    <>
      <p className="text-muted text-small">{words.toCompanies(companies)}</p>
      <p className="font-display text-h2">{titleOfBrief(brief)}</p>
      {coveredAreaSft !== null && coveredAreaSft > 0 && (
        <p>{words.sqFeet(groupDigits(Math.round(coveredAreaSft)))}</p>
      )}
      <dl className="mt-3 grid gap-y-1.5">
        {facts.map(
          ([name, text]) =>
            text && (
              <div className="flex flex-wrap gap-x-5" key={name}>
                <dt className="w-28 text-muted text-small">{name}</dt>
                <dd className="flex-[1_1_9rem] whitespace-pre-line" dir="auto">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

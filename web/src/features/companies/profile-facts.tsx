import type { CompanyProfile } from '@tameer/contract'
import { namesOf } from '#words/catalogue'
import * as words from '#words/company-facts'
import { comma } from '#words/language'
import * as markWords from '#words/marks'
import * as rateWords from '#words/rates'
import { Fact } from '../../ui/fact.tsx'

/**
 * Lines of a list of facts: a company's marks, its own rates, and what it says of itself. What is not given has no
 * line.
 */
export function ProfileFacts({ profile: { company, facts, marks } }: { profile: CompanyProfile }) {
  const { founded, people, minimumProjectPkr, cities, languages, workingHours } = facts
  const { rates } = company
  return (
    <>
      <Fact name={markWords.marks}>
        {marks.length > 0 && (
          <ul>
            {marks.map((mark) => (
              <li key={mark.kind}>{markWords.markText(mark)}</li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact name={words.takesWorkIn}>{namesOf(cities)}</Fact>
      <Fact name={words.minimumProject}>
        {minimumProjectPkr !== null && words.fromRupees(minimumProjectPkr)}
      </Fact>
      <Fact name={rateWords.kinds.complete}>
        {rateWords.ownRate(rates.completePkr, rates.completeGivenOn)}
      </Fact>
      <Fact name={rateWords.kinds.grey}>{rateWords.ownRate(rates.greyPkr, rates.greyGivenOn)}</Fact>
      <Fact name={words.founded}>{founded}</Fact>
      <Fact name={words.people}>{people && words.teamSizes[people]}</Fact>
      <Fact name={words.languages}>{languages.map((code) => words.languageNames[code]).join(comma)}</Fact>
      <Fact name={words.workingHours}>{workingHours && <bdi>{workingHours}</bdi>}</Fact>
    </>
  )
}

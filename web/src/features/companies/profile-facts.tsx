import type { CompanyProfile } from '@tameer/contract'
import type { ComponentType, ReactNode } from 'react'
import * as words from '#words/company-facts'
import { comma } from '#words/language'
import { Fact } from '../../ui/text/fact.tsx'

interface ProfileFactsProps {
  profile: CompanyProfile
  /** Look of one fact. */
  Line?: ComponentType<{ name: string; children: ReactNode }>
}

/** Facts that a company gives about itself. One that is not given has no line. */
export function ProfileFacts({ profile: { facts }, Line = Fact }: ProfileFactsProps) {
  const { founded, people, minimumProjectPkr, languages, workingHours } = facts
  return (
    <>
      <Line name={words.founded}>{founded}</Line>
      <Line name={words.people}>{people && words.teamSizes[people]}</Line>
      <Line name={words.minimumProject}>
        {minimumProjectPkr !== null && words.fromRupees(minimumProjectPkr)}
      </Line>
      <Line name={words.languages}>{languages.map((code) => words.languageNames[code]).join(comma)}</Line>
      <Line name={words.workingHours}>{workingHours && <bdi>{workingHours}</bdi>}</Line>
    </>
  )
}

import { isAboveSomeLicence } from '@tameer/contract'
import { useState } from 'react'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { useSummaries } from '../../features/companies/use-summaries.ts'
import { LicenceNotes } from '../../features/marks/licence-notes.tsx'

interface ChosenLicencesProps {
  chosen: readonly NamedCompany[]
  /** Estimate of what is to be built; null without one. */
  estimatePkr: number | null
}

/** Note about the chosen companies whose licence allows less than the estimate, before they are asked. */
export function ChosenLicences({ chosen, estimatePkr }: ChosenLicencesProps) {
  const { byId } = useSummaries(isAboveSomeLicence(estimatePkr) ? chosen.map(({ id }) => id) : [])
  // While one more is fetched, the others stay.
  const [known, setKnown] = useState(byId)
  if (byId && byId !== known) setKnown(byId)
  const companies = chosen.flatMap(({ id, name }) => {
    const summary = known?.get(id)
    return summary ? [{ id, name: name || summary.company.name, marks: summary.marks }] : []
  })
  return <LicenceNotes beforeAsking companies={companies} estimatePkr={estimatePkr} />
}

import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import type { Told } from './after-act.tsx'
import { ChangesPart } from './changes/changes-part.tsx'
import { HouseFolds } from './house-folds.tsx'
import { FaultsFold } from './material/faults-fold.tsx'
import { MaterialFold } from './material/material-fold.tsx'
import { PaymentsPart } from './money/payments-part.tsx'

/** The end of a house's page, which comes after it: changes, payments, and what is seldom needed. */
export function PageEnd({ opened, onTold }: { opened: OpenedHouse; onTold: (told: Told) => void }) {
  return (
    <>
      {opened.view.changes.length > 0 && <ChangesPart opened={opened} />}
      <PaymentsPart onTold={onTold} opened={opened} />
      <MaterialFold opened={opened} />
      <FaultsFold opened={opened} />
      <HouseFolds opened={opened} />
    </>
  )
}

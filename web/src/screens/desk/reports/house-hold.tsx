import type { DeskReport } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Question } from '../companies/company-acts.tsx'
import type { useReportActs } from './report-acts.tsx'

interface HouseHoldProps {
  house: NonNullable<DeskReport['house']>
  acts: Pick<ReturnType<typeof useReportActs>, 'asked' | 'ask' | 'busy' | 'act' | 'hold' | 'release'>
}

/** The state of an entry's house at the desk, held or not, and the act of operators that holds it or lets it go. */
export function HouseHold({ house, acts: { asked, ask, busy, act, hold, release } }: HouseHoldProps) {
  const { account } = useOwnDesk()
  const may = account.role === 'Operator'
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      {house.held && <p className="text-alarm">{words.houseHeld}</p>}
      {may && house.held && (
        <Button busy={busy} onClick={() => act(release)}>
          {words.release}
        </Button>
      )}
      {may && !house.held && <Button onClick={() => ask('hold')}>{words.hold}</Button>}
      <Question
        lead={words.holdLead}
        onClose={() => ask()}
        onYes={hold}
        open={asked === 'hold'}
        title={words.holdQuestion}
        yes={words.hold}
      />
    </div>
  )
}

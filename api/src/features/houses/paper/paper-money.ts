import type { HouseChange, HousePayment, HouseStage } from '@tameer/contract'
import type { PaperBlock } from '../../../images/paper/paper-job.ts'
import { dayOf, type PaperFacts, present } from './paper-facts.ts'

/** The sums; nothing for a caller that sees no money. */
export function sumsOf({ view: { house, money }, words }: PaperFacts): PaperBlock[] {
  if (!money) return []
  const sum = words.displayRupees
  const rows = present([
    { name: words.base[house.basis], value: sum(money.basePkr) },
    money.changesPkr !== 0 && { name: words.agreedChanges, value: words.signedSum(money.changesPkr) },
    {
      name: house.basis === 'estimate' ? words.plan : words.agreedPrice,
      value: sum(money.contractPkr),
      remarks: house.taxOnTop ? [words.taxOnTop] : [],
    },
    { name: words.done, value: words.sumAndPercent(sum(money.agreedPkr), money.agreedPercent) },
    { name: words.paid, value: sum(money.paidPkr) },
    money.saidPkr > 0 && { name: words.said, value: sum(money.saidPkr) },
    money.nextPkr > 0 && { name: words.due, value: sum(money.nextPkr) },
    money.aheadPkr > 0 && { name: words.ahead, value: sum(money.aheadPkr) },
    house.finalPkr !== null && { name: words.final, value: sum(house.finalPkr) },
  ])
  return section(words.sums, rows)
}

/** The stages with their days, and with their sums where the caller sees money. */
export function stagesOf(facts: PaperFacts): PaperBlock[] {
  const { view, words } = facts
  return section(
    words.stages,
    view.stages.map((stage) => ({
      name: words.stageName(stage.stage),
      value: stage.duePkr === null ? '' : words.displayRupees(stage.duePkr),
      remarks: [remarksOn(facts, stage).join(' · '), ...questionOf(facts, stage)],
    })),
  )
}

function remarksOn({ words }: PaperFacts, stage: HouseStage): string[] {
  const { percent, duePkr, sharePkr, plannedOn, shiftedOn, lateDays } = stage
  const changedPkr = duePkr === null || sharePkr === null ? 0 : duePkr - sharePkr
  return present([
    stateOf({ words }, stage),
    percent !== null && words.share(percent),
    changedPkr !== 0 && `${words.agreedChanges}: ${words.signedSum(changedPkr)}`,
    plannedOn && words.plannedFor(plannedOn),
    shiftedOn && shiftedOn !== plannedOn && words.nowFor(shiftedOn),
    lateDays > 0 && words.daysLate(lateDays),
  ])
}

function stateOf({ words }: Pick<PaperFacts, 'words'>, stage: HouseStage): string {
  const { state, due, agreedAt, withoutClaim, claim, question } = stage
  if (due === 'before-work') return words.dueAtStart
  if (state === 'claimed' && claim) return words.saidDoneOn(dayOf(claim.at))
  if (state === 'questioned' && question) return words.questionOf(dayOf(question.at))
  if (state !== 'agreed') return state === 'begun' ? words.begun : words.toCome
  return present([agreedAt && words.agreedOn(dayOf(agreedAt)), withoutClaim && words.withoutClaim]).join(', ')
}

function questionOf({ words }: PaperFacts, { question }: HouseStage): string[] {
  return question?.text ? [words.inQuotes(question.text)] : []
}

/** The changes that the caller sees. */
export function changesOf(facts: PaperFacts): PaperBlock[] {
  const { view, words } = facts
  return section(
    words.changes,
    view.changes.map((change) => ({
      name: change.what,
      value: change.pkr === null ? '' : words.signedSum(change.pkr),
      remarks: present([
        remarksOnChange(facts, change).join(' · '),
        change.answerText && words.inQuotes(change.answerText),
      ]),
      pictures: facts.picturesOf(change.images),
    })),
  )
}

function remarksOnChange(facts: PaperFacts, change: HouseChange): string[] {
  const { words } = facts
  const stage = facts.stageNameOf(change.stageId)
  return present([
    change.state === 'proposed' ? words.waits : words.changeStates[change.state],
    change.byWord && words.byWord,
    words.writtenBy(facts.nameOf(change), dayOf(change.at)),
    words.changeReasons[change.why],
    change.days !== 0 && words.days(change.days),
    stage && words.paidWith(stage),
  ])
}

/** The payments with their slips; none for a caller that sees no money. */
export function paymentsOf(facts: PaperFacts): PaperBlock[] {
  const { view, words } = facts
  return section(
    words.payments,
    view.payments.map((payment) => ({
      name: `${words.displayDate(payment.day)} · ${words.ways[payment.way]}`,
      value: words.displayRupees(payment.pkr),
      remarks: present([remarksOnPayment(facts, payment).join(' · '), payment.note]),
      pictures: facts.picturesOf(payment.images),
    })),
  )
}

function remarksOnPayment(facts: PaperFacts, payment: HousePayment): string[] {
  const { view, words } = facts
  const stage = facts.stageNameOf(payment.stageId)
  const corrected = view.payments.find(({ id }) => id === payment.corrects)
  return present([
    words.paymentStates[payment.state],
    words.writtenBy(facts.nameOf(payment), dayOf(payment.at)),
    stage && words.forStage(stage),
    corrected && words.insteadOf(words.displayRupees(corrected.pkr)),
  ])
}

interface Row {
  name: string
  value?: string
  remarks?: string[]
  pictures?: ReturnType<PaperFacts['picturesOf']>
}

/** A heading with its items; nothing without items. */
export function section(heading: string, rows: readonly Row[]): PaperBlock[] {
  if (rows.length === 0) return []
  return [{ kind: 'heading', text: heading }, ...rows.map((row) => ({ kind: 'item', ...row }) as const)]
}

// The only entry of this package, which reckons a house file.
export {
  type DeliveryOfHouse,
  linesOfOwner,
  type Material,
  type MaterialLine,
  type MaterialPart,
  materialLines,
  materialParts,
} from './materials.ts'
export {
  dueOnAgreeing,
  type HouseBasis,
  type HouseMoney,
  type PaymentOfHouse,
  wholePercent,
} from './money.ts'
export { type Plan, type PlannedStage, plannedDays } from './planned-days.ts'
export { sharesOf } from './shares.ts'
export {
  basePkrOf,
  type NewStage,
  stagesOfEstimate,
  stagesOfPrice,
  usualStages,
  withAdvance,
} from './stages-of-house.ts'
export {
  type ChangeOfHouse,
  dayOf,
  type HouseDay,
  type HouseOnADay,
  type StageOfHouse,
  type StageStanding,
  type Standing,
  standingOf,
  wouldHold,
} from './standing.ts'

import {
  type FieldFigure,
  type FieldFigureName,
  fieldFigureNames,
  type NetworkKind,
  networkKinds,
  type ScreenGroup,
  screenGroups,
} from '@tameer/contract'

/** Visits of which a figure lay in one step. */
export interface FieldCount {
  name: FieldFigureName
  screens: ScreenGroup
  network: NetworkKind
  /** Bound of the step: ms, or thousandths of movement. */
  atMost: number
  visits: number
}

/**
 * The bounds within which three of four visits stayed: of each figure for all visits, for each group of screens and for
 * each kind of network. What nobody measured is left out.
 */
export function listP75(counts: readonly FieldCount[]): FieldFigure[] {
  const groups = [
    { screens: null, network: null },
    ...screenGroups.map((screens) => ({ screens, network: null })),
    ...networkKinds.map((network) => ({ screens: null, network })),
  ]
  return groups.flatMap(({ screens, network }) =>
    fieldFigureNames.flatMap((name) => {
      const own = counts.filter(
        (count) =>
          count.name === name &&
          (screens === null || count.screens === screens) &&
          (network === null || count.network === network),
      )
      const visits = own.reduce((sum, count) => sum + count.visits, 0)
      return visits === 0 ? [] : [{ name, screens, network, p75: boundOf(own, visits), visits }]
    }),
  )
}

/** The lowest bound that holds three quarters of the visits. */
function boundOf(counts: readonly FieldCount[], visits: number): number {
  let within = 0
  for (const count of counts.toSorted((one, other) => one.atMost - other.atMost)) {
    within += count.visits
    if (within * 4 >= visits * 3) return count.atMost
  }
  return 0
}

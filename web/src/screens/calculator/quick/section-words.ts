import type { BreakdownKey } from '@tameer/calculator'
import * as words from '#words/quick-estimate'

/** Work that each section of the breakdown includes. */
export const sectionWords: { readonly [key in BreakdownKey]?: string } = {
  foundation_and_structure: words.foundationText,
  wood_metal_and_tile_works: words.woodText,
  electric_works: words.electricText,
  plumbing_works: words.plumbingText,
  fittings_and_fixtures: words.fittingsText,
  utilities_installation: words.utilitiesText,
}

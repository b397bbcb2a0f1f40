// The only exports of the search that the rest of the server may use.
export type { PortfolioFilters, PortfolioKey, PortfolioPlace } from './conditions.ts'
export { countPortfolios, findPortfolioKeys, understandSearch } from './find-portfolios.ts'
export { rarestPart, sizeOf } from './list-sizes.ts'
export { type MendedSearch, mendSearch } from './mend-search.ts'
export { projectsOfSize } from './projects-of-size.ts'
export { type Reading, saysLittle } from './read-search.ts'
export { partsOf, partsToTry, searchText } from './search-parts.ts'
export { insertSearchParts, writeSearch } from './write-search.ts'

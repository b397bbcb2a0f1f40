import { type Portfolio, portfolioTextNames } from '@tameer/contract'

/** Navigation state that the directory's screens pass to each other. */
interface PortfolioState {
  portfolio?: Portfolio | undefined
  next?: Portfolio | undefined
}

const texts = ['id', 'companyId', 'phoneDisplay', 'whatsapp', ...portfolioTextNames]
const lists = ['portfolioImages', 'portfolioCities', 'portfolioBuildingTypes']

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// The browser keeps navigation state over reloads, so it may come from an older version of the client.
function isPortfolio(value: unknown): value is Portfolio {
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    lists.every((name) => Array.isArray(value[name])) &&
    isRecord(value.company) &&
    typeof value.company.name === 'string' &&
    isRecord(value.company.contact) &&
    isRecord(value.company.rates) &&
    Array.isArray(value.company.categories)
  )
}

/** Reads navigation state. Invalid entries are ignored. */
export function readPortfolioState(state: unknown): PortfolioState {
  if (!isRecord(state)) return {}
  const { portfolio, next } = state
  return {
    portfolio: isPortfolio(portfolio) ? portfolio : undefined,
    next: isPortfolio(next) ? next : undefined,
  }
}

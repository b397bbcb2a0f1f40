import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import { encodeCursor } from '../api/src/features/portfolios/portfolio-cursor.ts'

/** Facts about a server's data that the paths need. */
export interface Facts {
  company: { id: string; name: string }
  portfolio: { id: string; title: string }
  /** Cursors in the middle of the companies with a position, and among those without. */
  deep: string
  deeper: string
}

/** A query that people make; `search` has a limit of its own. */
interface Shape {
  name: string
  path: (facts: Facts) => string
  search?: true
}

const list = (query: string) => () => `/api/portfolios?limit=24${query}`
/** Same query as the client's. */
const cards = (query: string) => list(`&distinct=company&count=yes${query}`)
const found = (words: string) => cards(`&q=${encodeURIComponent(words)}`)

const counted = (query: string) => () => `/api/company-counts?${query}`
const suggested = (query: string) => () => `/api/search-suggestions?${query}`

// Shares in the data of loadLarge: city 1 has two fifths, city 40 two in a thousand; type 1 half, type 9 one in fifty.
export const largeShapes: readonly Shape[] = [
  { name: 'first page', path: list('') },
  { name: 'one card per company', path: list('&distinct=company') },
  { name: 'one card per company, counted', path: cards('') },
  { name: 'half-way down', path: ({ deep }) => `/api/portfolios?limit=24&cursor=${deep}` },
  { name: 'half-way down, one card per company', path: ({ deep }) => `${cards('')()}&cursor=${deep}` },
  { name: 'far among those without a position', path: ({ deeper }) => `${cards('')()}&cursor=${deeper}` },
  { name: 'by category', path: cards('&category=5') },
  { name: 'by a common city', path: cards('&city=1') },
  { name: 'by a rare city', path: cards('&city=40') },
  { name: 'by a rare city, far down', path: ({ deeper }) => `${cards('&city=40')()}&cursor=${deeper}` },
  { name: 'by a common type', path: cards('&buildingType=1') },
  { name: 'by a rare type', path: cards('&buildingType=9') },
  { name: 'by a common price', path: cards('&price=100-120') },
  { name: 'by a rare price', path: cards(`&price=${encodeURIComponent('400 and more')}`) },
  { name: 'common city and type', path: cards('&city=1&buildingType=1') },
  { name: 'common city, rare type', path: cards('&city=1&buildingType=9') },
  { name: 'rare city, common type', path: cards('&city=40&buildingType=1') },
  { name: 'rare city, rare type', path: cards('&city=40&buildingType=9') },
  { name: 'category and common city', path: cards('&category=6&city=1') },
  { name: 'all four filters, common', path: cards('&category=5&city=1&buildingType=1&price=100-120') },
  { name: 'all four filters, rarer', path: cards('&category=6&city=5&buildingType=5&price=250-above') },
  { name: 'search, a common word', path: found('builders'), search: true },
  { name: 'search, a service', path: found('interior'), search: true },
  { name: 'search, a rare word', path: found('squinch'), search: true },
  { name: 'search, two words', path: found('margalla stone'), search: true },
  { name: 'search, no match', path: found('zzqx'), search: true },
  { name: 'search, no match of common parts', path: found('constructors stone'), search: true },
  { name: 'search, two letters', path: found('ar'), search: true },
  { name: 'search, Urdu letters', path: found('معمار'), search: true },
  { name: 'search, a trade and a city', path: found('thekedar lahore'), search: true },
  { name: 'search, a word, a trade and a city', path: found('margalla builders lahore'), search: true },
  { name: 'search, a locality of seven cities', path: found('dha'), search: true },
  { name: 'search, a trade in a locality', path: found('electrician gulberg lahore'), search: true },
  { name: 'search, a plot size', path: found('10 marla'), search: true },
  { name: 'search, suggestions for a misspelt name', path: suggested('q=margala%20stoen'), search: true },
  {
    name: 'search, suggestions for filters nothing fits',
    path: suggested('q=squinch&category=6&city=40&buildingType=9'),
    search: true,
  },
  { name: 'counts beside the filters', path: counted('') },
  { name: 'counts beside common filters', path: counted('category=5&city=1&price=100-120') },
  { name: 'counts beside rare filters', path: counted('category=6&city=40&buildingType=9') },
  { name: 'counts beside a common word', path: counted('q=builders') },
  { name: 'counts beside a rare word', path: counted('q=squinch') },
  { name: 'counts beside a locality', path: counted('q=dha') },
  { name: 'search in a rare city', path: cards('&q=builders&city=40'), search: true },
  { name: 'profile', path: ({ company }) => `/api/portfolios?limit=24&company=${company.id}` },
  { name: 'one portfolio', path: ({ portfolio }) => `/api/portfolios/${portfolio.id}` },
  { name: 'home', path: () => '/' },
  { name: 'home, cities', path: () => '/api/cities' },
  { name: 'page of a service in a city', path: () => '/services/construction/lahore' },
  { name: 'page of a service', path: () => '/services/interior-design' },
  { name: 'page of a company', path: ({ company }) => companyPageAddress(company) },
  { name: 'page of a project', path: ({ portfolio }) => portfolioPageAddress(portfolio) },
]

const nobody = '00000000-0000-0000-0000-000000000000'
const everybody = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const withoutPosition = 2_147_483_647
const furthestPages = 20

interface Answer {
  data: { id: string; title: string; company: { id: string; name: string; position: number | null } }[]
  nextCursor: string | null
}

/** Reads the facts from a filled server. */
export async function learnFacts(url: string): Promise<Facts> {
  const ask = async (query: string) =>
    (await (await fetch(`${url}/api/portfolios?${query}`)).json()) as Answer
  const [first] = (await ask('limit=1&city=2')).data
  if (!first) throw new Error('nothing is stored')
  const end = await ask(`limit=500&cursor=${cursorAt(withoutPosition - 1, everybody)}`)
  let deeper = end.nextCursor
  for (let page = 0; page < furthestPages && deeper; page += 1) {
    const { nextCursor } = await ask(`limit=500&distinct=company&cursor=${deeper}`)
    if (!nextCursor) break
    deeper = nextCursor
  }
  const middle = await middlePosition(ask)
  return {
    company: first.company,
    portfolio: first,
    deep: cursorAt(middle, nobody),
    deeper: deeper ?? cursorAt(withoutPosition, nobody),
  }
}

/** Approximate median of the positions, which are spread evenly from 1. */
async function middlePosition(ask: (query: string) => Promise<Answer>): Promise<number> {
  let [low, high] = [1, 2 ** 20]
  while (high - low > 1) {
    const position = Math.floor((low + high) / 2)
    const [next] = (await ask(`limit=1&cursor=${cursorAt(position, nobody)}`)).data
    if (next?.company.position == null) high = position
    else low = position
  }
  return Math.floor(low / 2)
}

function cursorAt(position: number, companyId: string): string {
  return encodeCursor({ positionKey: position, companyId, place: 0 })
}

import type { PortfolioColumn } from '@tameer/contract'
import { demoCompanies, demoStreet } from './demo-companies.ts'
import type { ProjectRow } from './demo-projects.ts'
import { architectureProjects } from './demo-projects-architecture.ts'
import { builderProjects } from './demo-projects-builders.ts'
import { constructionProjects } from './demo-projects-construction.ts'
import { interiorProjects } from './demo-projects-interiors.ts'
import type { PictureKind, PictureSpec } from './drawings/draw-picture.ts'
import type { Hour } from './drawings/light.ts'

export type DemoPortfolio = {
  companyKey: string
  cityName: string
  buildingTypeIds: readonly number[]
  /** Texts by column. The address of some is that of a film. */
  texts: Record<PortfolioColumn, string>
  pictures: readonly PictureSpec[]
}

const kinds: Record<string, PictureKind> = {
  E: 'elevation',
  P: 'perspective',
  I: 'interior',
  L: 'plan',
  S: 'section',
  D: 'detail',
  C: 'site',
  G: 'garden',
}

const SAMPLE = 'This is a sample project, made up for the Tameer demo.'

function linkName(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

function hourOf(kind: PictureKind, turn: number): { hour?: Hour } {
  const hour = hours[turn % hours.length]
  if (!hour || !outdoors.includes(kind)) return {}
  // Ink on paper suits elevations only, and no site is drawn at night.
  if (hour === 'paper' && kind !== 'elevation') return { hour: 'golden' }
  if (hour === 'night' && kind === 'site') return { hour: 'morning' }
  return { hour }
}

/** Hours in turn, so that neighbouring cards have different light. */
const hours: readonly Hour[] = [
  'morning',
  'dusk',
  'noon',
  'golden',
  'paper',
  'noon',
  'dawn',
  'night',
  'golden',
  'morning',
  'monsoon',
]

const outdoors: readonly PictureKind[] = ['elevation', 'perspective', 'garden', 'site']

function pictureSpecs(row: ProjectRow, index: number, service: number): PictureSpec[] {
  const [companyKey, title, city, types, , letters] = row
  return [...letters].map((letter, i) => ({
    kind: kinds[letter] ?? 'elevation',
    ...hourOf(kinds[letter] ?? 'elevation', index + i * 3),
    service,
    city,
    buildingType: types[0] ?? 5,
    seed: `${companyKey}/${linkName(title)}/${letter === 'I' || letter === 'D' || letter === 'G' ? i : 0}`,
  }))
}

function portfolio(row: ProjectRow, index: number, service: number): DemoPortfolio {
  const [companyKey, title, cityName, buildingTypeIds, price, , prose] = row
  const company = demoCompanies.find((candidate) => candidate.key === companyKey)
  if (!company) throw new Error(`Demo project of an unknown company: ${companyKey}`)
  const page = `https://example.com/${companyKey}`
  return {
    companyKey,
    cityName,
    buildingTypeIds,
    texts: {
      title,
      content: `${prose} ${SAMPLE}`,
      price,
      phone: company.phone,
      email: company.email,
      website: page,
      facebookLink: `${page}/facebook`,
      twitterLink: index % 3 === 0 ? `${page}/twitter` : '',
      linkedinLink: `${page}/linkedin`,
      instagramLink: `${page}/instagram`,
      tiktokLink: index % 4 === 0 ? `${page}/tiktok` : '',
      address:
        index % 3 === 1
          ? `${page}/films/${linkName(title)}`
          : `Sample house ${index + 1}, ${demoStreet(index)}, ${cityName}`,
      magazineLink: index % 5 === 0 ? `https://example.com/magazine/${linkName(title)}` : '',
      publication:
        index % 4 === 2 ? `Sample Building Review, issue ${(index % 12) + 1}, page ${20 + index}` : '',
    },
    pictures: pictureSpecs(row, index, service),
  }
}

const rows: readonly (readonly [row: ProjectRow, service: number])[] = [
  ...architectureProjects.map((row) => [row, 4] as const),
  ...constructionProjects.map((row) => [row, 5] as const),
  ...interiorProjects.map((row) => [row, 6] as const),
  ...builderProjects.map((row) => [row, 5] as const),
]

/** The demo's portfolios in a fixed order. Their pictures are specifications for `drawPicture`. */
export const demoPortfolios: readonly DemoPortfolio[] = rows.map(([row, service], i) =>
  portfolio(row, i, service),
)

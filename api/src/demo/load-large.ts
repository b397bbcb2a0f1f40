import type { Context } from '../context/context.ts'
import { newId } from '../core/ids.ts'
import { createCompany } from '../db/queries/companies.ts'
import type { NewImage } from '../db/queries/images.ts'
import { insertPortfolio } from '../db/queries/portfolios.ts'
import { drawPicture } from './drawings/draw-picture.ts'
import { createRandom, type Random } from './random.ts'
import { type DrawnPicture, storeDrawings } from './store-drawing.ts'

const batch = 500
const sharedPictures = 12
const categoryIds = [4, 5, 6]
const tiers = ['100-120', '120-250', '250-above']
const cityCount = 20

const sentences = [
  'A sample project, written by a program to fill a large database for measuring.',
  'The grey structure was finished before the monsoon and the roof treated against heat.',
  'Exposed brick on the street side, plaster and paint behind, terrazzo on the ground floor.',
  'The family kept the old trees, so the plan bends around the courtyard.',
  'Steel and cement were bought in two lots to spread the risk of the market.',
  'Two storeys on ten marla, with a covered area close to 3,400 sft.',
  'The stair sits on the west wall and shades the rooms through the afternoon.',
]

/**
 * Adds companies named `Demo Builders 0001` onwards and spreads portfolios over them, for measuring. They share a
 * dozen drawn pictures. `report` hears how many portfolios stand, now and then.
 */
export async function loadLarge(
  context: Context,
  size: { companies: number; portfolios: number },
  report: (portfolios: number) => void,
): Promise<void> {
  const random = createRandom('large')
  const pictures = await drawShared(context)
  const companyIds = await addCompanies(context, size.companies, random)
  for (let from = 0; from < size.portfolios; from += batch) {
    const until = Math.min(from + batch, size.portfolios)
    await context.db.write(async (trx) => {
      for (let number = from; number < until; number++) {
        const companyId = companyIds[number % companyIds.length] ?? ''
        await insertPortfolio(trx, { ...newPortfolio(number, random, pictures, context.clock()), companyId })
      }
    })
    report(until)
  }
  await context.db.analyze()
}

async function addCompanies(context: Context, count: number, random: Random): Promise<string[]> {
  // Nobody signs in as one of them: a text that is no hash matches no password.
  const passwordHash = 'none'
  const ids: string[] = []
  for (let from = 1; from <= count; from += batch) {
    await context.db.write(async (trx) => {
      for (let number = from; number < Math.min(from + batch, count + 1); number++) {
        const digits = String(number).padStart(4, '0')
        const id = newId()
        await createCompany(trx, {
          ...{
            id,
            passwordHash,
            name: `Demo Builders ${digits}`,
            email: `large-${digits}-${id}@demo.tameer.example`,
          },
          ...{ categoryIds: [random.pick(categoryIds)], position: number % 2 === 0 ? number : null },
          now: context.clock(),
        })
        ids.push(id)
      }
    })
  }
  return ids
}

function newPortfolio(number: number, random: Random, pictures: DrawnPicture[], now: number) {
  const chosen = random.shuffle(pictures).slice(0, random.int(1, 3))
  return {
    id: newId(),
    fields: {
      title: `Project ${number + 1}`,
      content: random.shuffle(sentences).slice(0, 3).join(' '),
      price: random.pick(tiers),
      phone: '+923000000001',
      email: 'large@demo.tameer.example',
    },
    cityIds: [random.int(1, cityCount)],
    buildingTypeIds: [random.int(1, 9)],
    images: chosen.map((picture): NewImage => ({ ...picture, id: newId() })),
    now,
  }
}

function drawShared(context: Context): Promise<DrawnPicture[]> {
  const drawings = Array.from({ length: sharedPictures }, (_, number) =>
    drawPicture({ kind: 'elevation', service: 5, city: 'Lahore', buildingType: 5, seed: `large-${number}` }),
  )
  return storeDrawings(context, drawings, 'photograph')
}

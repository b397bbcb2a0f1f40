import { parseArgs } from 'node:util'
import { bringBrowser } from '../scripts/browser.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { asMarkdown, note, rowCount } from './report.ts'
import { ScrollVisit, type Standing, type Stretch } from './scroll-visit.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'

/**
 * `/contractors` of 100,000 companies on a slow phone: down to the 1,000th card, to a profile and back. `--at` visits a
 * server that runs already; `--write` puts the table into docs/benchmarks.md.
 */
export async function benchScroll(): Promise<void> {
  const { values } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: { at: { type: 'string' }, write: { type: 'boolean' } },
  })
  const [busyBefore, rowsBefore] = [loadNow(), rowCount()]
  if (typeof values.at === 'string') await scrollThrough(values.at)
  else await scrollThroughLarge()
  if (values.write) await writeTable('scroll', `${describeRun(busyBefore)}\n\n${asMarkdown(rowsBefore)}`)
}

async function scrollThroughLarge(): Promise<void> {
  const folder = await freshFolder()
  try {
    await seedLarge(folder, { companies: 100_000, portfolios: 120_000 })
    const server = await startServer(folder)
    try {
      await scrollThrough(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function scrollThrough(url: string): Promise<void> {
  const visit = await ScrollVisit.open(await bringBrowser(), url)
  try {
    const first = await visit.measure(24, 120)
    const early = await visit.stand()
    const later = await visit.measure(408, 504)
    const halfway = await visit.stand()
    judgePace('cards 409 to 504', first, later)
    judgeRoom('after 504 cards', early, halfway)

    await visit.leaveAndReturn()
    const back = await visit.leaveAndReturn()
    note(
      'back from a profile to card 500',
      `${back.ms.toFixed(0)} ms, ${back.offPx.toFixed(0)} px off, ${back.asked} lists asked for`,
      'within 300 ms and 4 px, nothing asked for',
      back.ms <= 300 && back.offPx <= 4 && back.asked === 0,
    )
    const reloaded = await visit.leaveAndReturn(() => visit.page.reload({ waitUntil: 'networkidle' }))
    note(
      'the same after a reload of the profile',
      `${reloaded.ms.toFixed(0)} ms, ${reloaded.offPx.toFixed(0)} px off, ${reloaded.asked} lists asked for`,
      'within 1 s and 4 px, at most 4 asked for',
      reloaded.ms <= 1_000 && reloaded.offPx <= 4 && reloaded.asked <= 4,
    )
  } finally {
    await visit.close()
  }

  const far = await ScrollVisit.open(await bringBrowser(), url)
  try {
    const first = await far.measure(24, 120)
    const early = await far.stand()
    judgePace('cards 913 to 1,008', first, await far.measure(912, 1_008))
    judgeRoom('after 1,008 cards', early, await far.stand())
  } finally {
    await far.close()
  }
}

function judgePace(cards: string, first: Stretch, later: Stretch): void {
  const shown = later.askToShownMs / first.askToShownMs
  note(
    `${cards}: from asking to the screen`,
    `${later.askToShownMs.toFixed(0)} ms, ${shown.toFixed(2)} times cards 25 to 120`,
    'at most 1.3 times',
    shown <= 1.3,
  )
  const work = later.workMsPerCard / first.workMsPerCard
  note(
    `${cards}: work for a card`,
    `${later.workMsPerCard.toFixed(1)} ms, ${work.toFixed(2)} times; longest task ${later.longestTaskMs.toFixed(0)} ms (${first.longestTaskMs.toFixed(0)})`,
    'at most 1.3 times',
    work <= 1.3,
  )
  note(
    `${cards}: frames missed while scrolling`,
    `${percent(later.lateFrames)} (${percent(first.lateFrames)} at first)`,
    'not more than 1.3 times at first, or 10 %',
    later.lateFrames <= Math.max(0.1, first.lateFrames * 1.3),
  )
}

function judgeRoom(when: string, early: Standing, late: Standing): void {
  note(
    `${when}: nodes against 120 cards`,
    `${late.nodes} (${early.nodes})`,
    'at most 1.3 times',
    late.nodes <= early.nodes * 1.3,
  )
  const heap = late.heapMb / early.heapMb
  const process = late.processMb === undefined ? '' : `; process ${late.processMb.toFixed(0)} MB`
  const before = early.processMb === undefined ? '' : ` (${early.processMb.toFixed(0)})`
  note(
    `${when}: memory of the scripts against 120 cards`,
    `${late.heapMb.toFixed(1)} MB, ${heap.toFixed(2)} times${process}${before}`,
    'at most 1.3 times',
    heap <= 1.3,
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

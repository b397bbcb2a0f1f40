import type { Page } from '@playwright/test'
import { drawnPaper, shownMark } from './desk-mark-answers.ts'
import { answerDesk } from './desk-states.ts'
import { press, submit } from './screen-states.ts'
import { wordsOf } from './screen-words.ts'

/** Responds with a file as the paper of every mark. */
function answerPaper(contentType: string, body: string) {
  return async (page: Page) => {
    await answerDesk()(page)
    await page.route('**/api/desk/marks/*/document', (route) => route.fulfill({ contentType, body }))
  }
}

export const answerMarkPaper = answerPaper('image/svg+xml', drawnPaper)
export const answerMarkPdf = answerPaper('application/pdf', '%PDF-1.4')

/** Responds with a mark that is shown. */
export const answerShownMarks = answerDesk({
  'GET /marks': { json: { data: [shownMark], nextCursor: null, waiting: 2, expiring: 0 } },
})

/** Waits for the paper of the licence and ticks two lines. */
export async function checkTwoLines(page: Page): Promise<void> {
  const { deskMarks, privatePaper } = wordsOf(page)
  const { lineNames } = deskMarks
  await page.getByRole('img', { name: privatePaper.document }).waitFor()
  for (const line of [lineNames.number, lineNames.company])
    await page.getByRole('checkbox', { name: new RegExp(`^${line}`) }).check()
}

/** Accepts the licence although no line is ticked. */
export async function acceptUnticked(page: Page): Promise<void> {
  await submit(({ deskMarks }) => deskMarks.accept)(page)
}

/** Goes from the check of the licence to its refusal. */
export async function refuseChecked(page: Page): Promise<void> {
  await press(({ deskMarks }) => deskMarks.refuseInstead)(page)
}

import type { DeskMail } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, heading, toasts } from '../../../test/screen.ts'

function mailFixture(changes: Partial<DeskMail> = {}): DeskMail {
  return {
    ...{ id: 'm1', recipient: 'office@example.com', subject: 'Your reset code', attempts: 2 },
    ...{ lastError: '451 try later', sending: false, createdAt: '2026-11-23T06:00:00.000Z' },
    ...{ nextAttemptAt: '2026-11-23T07:00:00.000Z', expiresAt: '2026-11-23T08:00:00.000Z' },
    ...changes,
  }
}
const pageOf = (...data: DeskMail[]) => ({
  body: { data, nextCursor: null, waiting: data.length, failed: 1 },
})
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Mails that wait' })).getAllByRole('listitem')

it('shows what waits, for whom and why', async () => {
  const fresh = mailFixture({ id: 'm2', attempts: 0, lastError: null, subject: 'Confirm', sending: true })
  openDesk({ 'GET /desk/mails': pageOf(mailFixture(), fresh) })
  await visitDesk('/desk/mails')
  const [failed, first] = await rows()
  for (const text of ['Your reset code', 'office@example.com', '451 try later', 'Tried 2 times']) {
    expect(failed?.textContent).toContain(text)
  }
  expect(failed?.textContent).toContain('23 Nov 2026, 12:00:00')
  expect(first?.textContent).toContain('Not tried yet')
  expect(button('Stop: Confirm, to office@example.com').disabled).toBe(true)
  expect(screen.getByText('2 waiting, 1 of them not taken yet')).toBeTruthy()
})

it('has a mail sent at once, as it was seen, and looks again', async () => {
  const office = openDesk({
    'GET /desk/mails': pageOf(mailFixture()),
    'POST /desk/mails/m1/retry': { status: 204 },
  })
  await visitDesk('/desk/mails')
  await rows()
  await userEvent.dblClick(button('Try again now: Your reset code, to office@example.com'))
  await waitFor(() => expect(toasts()).toContain('The mail is tried again within seconds'))
  expect(office.of('POST /desk/mails/m1/retry')[0]?.body).toEqual({ attempts: 2 })
  await waitFor(() => expect(office.of('GET /desk/mails').length).toBeGreaterThan(1))
})

it('stops a mail after a question', async () => {
  const office = openDesk({
    'GET /desk/mails': pageOf(mailFixture()),
    'POST /desk/mails/m1/stop': () => {
      office.answers['GET /desk/mails'] = pageOf()
      return { status: 204 }
    },
  })
  await visitDesk('/desk/mails')
  await rows()
  const type = userEvent.setup()
  await type.click(button('Stop: Your reset code, to office@example.com'))
  await type.click(button('Keep it'))
  expect(office.of('POST /desk/mails/m1/stop')).toEqual([])
  await type.click(button('Stop: Your reset code, to office@example.com'))
  await type.click(button('Stop it'))
  await screen.findByText('No mail waits.')
  expect([toasts(), document.activeElement]).toEqual([
    ['The mail was stopped'],
    await heading('Mails and jobs'),
  ])
})

it('says that a mail was tried meanwhile, and shows how it is now', async () => {
  const message = 'This mail was tried again meanwhile. Please look again'
  const office = openDesk({
    'GET /desk/mails': pageOf(mailFixture()),
    'POST /desk/mails/m1/retry': () => {
      office.answers['GET /desk/mails'] = pageOf(mailFixture({ attempts: 3 }))
      return { status: 409, body: { code: 'conflict', message } }
    },
  })
  await visitDesk('/desk/mails')
  await rows()
  await userEvent.click(button('Try again now: Your reset code, to office@example.com'))
  await screen.findByText('Tried 3 times')
  expect(toasts()).toEqual([message])
})

it('shows only what was not taken, by its address', async () => {
  const office = openDesk()
  const { address } = await visitDesk('/desk/mails')
  await screen.findByText('No mail waits.')
  await userEvent.click(screen.getByRole('link', { name: 'Not taken' }))
  await screen.findByText('Every mail was taken.')
  expect(address()).toBe('/desk/mails?state=failed')
  expect(office.of('GET /desk/mails').at(-1)?.query.get('state')).toBe('failed')
})

const jobs = {
  body: {
    data: [
      {
        name: 'sessions',
        finishedAt: '2026-11-23T06:00:00.000Z',
        nextAt: '2026-11-23T07:00:00.000Z',
        running: false,
        late: false,
      },
      { name: 'new-one', finishedAt: null, nextAt: '2026-11-23T05:00:00.000Z', running: false, late: true },
    ],
  },
}

it('shows jobs, what is late first', async () => {
  openDesk({ 'GET /desk/jobs': jobs })
  await visitDesk('/desk/mails')
  const table = within(await screen.findByRole('table', { name: 'Jobs and when they run' }))
  const [, late, other] = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(late).toMatch(/^new-onelatenever/)
  expect(other).toMatch(/^Sessions that have endedrests23 Nov 2026, 11:00:00/)
})

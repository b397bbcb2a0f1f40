import { codeOf } from '@tameer/api/test/desk-rows.ts'
import { bearer, call } from '@tameer/api/test/factories.ts'
import { openTestApp } from '@tameer/api/test/test-app.ts'
import { expect, it, onTestFinished } from 'vitest'
import { demoDesk, loadDesk, demoDeskPassword as password, demoDeskSecret as secret } from './load-desk.ts'

async function openLoaded(demo: '0' | '1') {
  const test = await openTestApp({ env: { DEMO: demo } })
  onTestFinished(() => test.close())
  await loadDesk(test.context)
  // Loaded again, as after an interrupted load.
  await loadDesk(test.context)
  return test
}

it.each(demoDesk)('the demo lets the $role in with the second factor', async ({ email, name, role }) => {
  const { app, context } = await openLoaded('1')
  const signedIn = await call(app, 'logIn', { payload: { email, password } })
  const headers = bearer(signedIn.json().token)
  const given = await call(app, 'giveCode', { headers, payload: { code: codeOf(context, { secret }) } })
  expect(given.json()).toMatchObject({ name, email, role })
})

it('only a demo has these accounts', async () => {
  const { app } = await openLoaded('0')
  const answers = demoDesk.map(({ email }) => call(app, 'logIn', { payload: { email, password } }))
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401])
})

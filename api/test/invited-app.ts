import type { Invitation, SentQuote } from '@tameer/contract'
import type { Engine } from './databases.ts'
import { call, signUpCompany, type TestCompany } from './factories.ts'
import { noticesOf } from './request-calls.ts'
import { addRequest, quoteFor } from './request-rows.ts'
import { openTestApp } from './test-app.ts'

type Name = Parameters<typeof call>[1]
export type InvitedApp = Awaited<ReturnType<typeof openInvitedApp>>

/** Opens the server with two companies, and helpers to invite them and to call as one of them. */
export async function openInvitedApp(engine: Engine) {
  const test = await openTestApp({ engine })
  const { app, context } = test
  const mine = await signUpCompany(app)
  const other = await signUpCompany(app)

  /** Calls as `mine`, or as another company. */
  const ask = (name: Name, id: string, payload?: object, by: TestCompany = mine) =>
    call(app, name, { params: { id }, headers: by.headers, ...(payload && { payload }) })

  return {
    ...test,
    mine,
    other,
    ask,
    /** Stores a request to both companies; `id` is the invitation of `mine`. */
    async invite(given: Parameters<typeof addRequest>[2] = {}, companies: TestCompany[] = [mine, other]) {
      const ids = companies.map(({ user }) => user.id)
      const { invitationIds, id: requestId, ...keys } = await addRequest(context, ids, given)
      return { ...keys, requestId, id: invitationIds[0] ?? '', otherId: invitationIds[1] ?? '' }
    },
    async read(id: string, by: TestCompany = mine): Promise<Invitation> {
      return (await ask('getInvitation', id, undefined, by)).json()
    },
    send: (id: string, given: Parameters<typeof quoteFor>[1] = {}, by: TestCompany = mine) =>
      ask('sendQuote', id, quoteFor(context.clock, given), by),
    /** Sends a valid quote. */
    async quote(
      id: string,
      given: Parameters<typeof quoteFor>[1] = {},
      by: TestCompany = mine,
    ): Promise<SentQuote> {
      const response = await ask('sendQuote', id, quoteFor(context.clock, given), by)
      if (response.statusCode !== 201) throw new Error(response.body)
      return response.json()
    },
    /** Calls as the homeowner. */
    act: (name: Name, request: { requestId: string; key: string }, payload: object) =>
      call(app, name, {
        params: { id: request.requestId },
        headers: { 'x-request-key': request.key },
        payload,
      }),
    noticesOf: (requestId: string) => noticesOf(test, requestId),
  }
}

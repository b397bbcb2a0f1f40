import type { Invitation } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { newId } from '../../core/secrets/ids.ts'

describeOnEachEngine('questions', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  it('of a company and their answers are shown to all invited companies, without the asker', async () => {
    const { id, otherId, requestId, key } = await test.invite()
    const asked = await test.ask('askHomeowner', id, { text: 'Is the plot a corner?' })
    expect(asked.statusCode).toBe(201)
    const [question] = asked.json<Invitation>().questions
    expect(question).toMatchObject({ by: 'company', mine: true, answer: null })
    const answer = () =>
      call(test.app, 'answerQuestion', {
        params: { id: requestId },
        headers: { 'x-request-key': key },
        payload: { questionId: question?.id ?? '', text: 'Yes, two roads' },
      })
    expect((await answer()).statusCode).toBe(200)
    expect((await answer()).statusCode).toBe(409)
    const seen = await test.ask('getInvitation', otherId, undefined, test.other)
    expect(seen.json<Invitation>().questions).toMatchObject([
      { mine: false, text: 'Is the plot a corner?', answer: 'Yes, two roads' },
    ])
    expect(seen.body).not.toContain(test.mine.user.id)
    expect((await test.noticesOf(requestId)).map(({ event }) => event).sort()).toEqual([
      'answer',
      'answer',
      'question',
    ])
  })

  it('of the homeowner are shown to one company only', async () => {
    const { id, otherId, requestId, key } = await test.invite()
    const headers = { 'x-request-key': key }
    const put = (companyId: string) =>
      call(test.app, 'askCompany', {
        params: { id: requestId },
        headers,
        payload: { companyId, text: 'Why no steel?' },
      })
    expect((await put(test.mine.user.id)).statusCode).toBe(201)
    expect((await put(newId())).statusCode).toBe(404)
    expect((await test.read(otherId, test.other)).questions).toEqual([])
    const [question] = (await test.read(id)).questions
    const payload = { questionId: question?.id ?? '', text: 'It is in the next quote' }
    expect((await test.ask('answerHomeowner', otherId, payload, test.other)).statusCode).toBe(404)
    expect((await test.ask('answerHomeowner', id, payload)).statusCode).toBe(200)
    expect((await test.ask('answerHomeowner', id, payload)).statusCode).toBe(409)
    const view = await call(test.app, 'getRequest', { params: { id: requestId }, headers })
    if (view.statusCode === 200) expect(view.json().questions).toMatchObject([{ answer: payload.text }])
  })

  it('are limited to ten a company, also when thirty come at once; a repeated one counts once', async () => {
    const { id } = await test.invite()
    const same = await Promise.all([1, 2, 3].map(() => test.ask('askHomeowner', id, { text: 'Twice?' })))
    expect(same.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await test.read(id)).questions).toHaveLength(1)
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => test.ask('askHomeowner', id, { text: `Question ${turn}` })),
    )
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9)
    expect(many.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      code: 'conflict',
      message: 'You have asked 10 questions here already, and more are not possible',
    })
    expect((await test.ask('askHomeowner', id, { text: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await test.ask('askHomeowner', id, { text: ' \u200b ' })).statusCode).toBe(400)
  })
})

import { afterAll, beforeAll, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpShown, type TestCompany } from '../../../test/factories.ts'
import {
  addPictures,
  addWayBack,
  callHouse,
  houseOf,
  newHouse,
  newPictures,
  newSiteLink,
  sendPicture,
} from '../../../test/house-calls.ts'
import { confirmCompany, newHouseOfQuote } from '../../../test/house-of-quote.ts'
import { expectWholeOrNothing } from '../../../test/interrupted-write.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'

// Every act in a house is stored completely or not at all: each is made to fail before each of its statements.

const tables = [
  'houses',
  'houseKeys',
  'houseStages',
  'houseEntries',
  'houseChanges',
  'housePayments',
  'houseDeliveries',
  'houseSnags',
  'housePictures',
  'houseNotices',
  'houseCodes',
  'houseOldMailboxes',
  'houseWaysBack',
  'mailOutbox',
  'reports',
] as const

describeOnEachEngine('an interrupted write into a house', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  beforeAll(async () => {
    // In demo mode the code of a mailbox is in the response.
    test = await openTestApp({ engine, env: { DEMO: '1', MAILS_PER_HOUR: '1000' } })
    company = await signUpShown(test)
    await confirmCompany(test, company)
  })
  afterAll(() => test.close())

  async function prepare() {
    const { own } = await newHouseOfQuote(test, company)
    const builder = await newSiteLink(test, own, { money: true })
    // The day of its last use is noted before.
    const [, begun, planned] = (await houseOf(test, builder)).stages.map(({ id }) => id)
    const [claimId, entryId, changeId] = [newId(), newId(), newId()]
    const [paymentId, correctionId] = [newId(), newId()]
    const day = '2026-11-20'
    const change = { what: 'A gate', why: 'found', pkr: 5, days: 1, stageId: begun }
    await callHouse(test, 'claimStage', builder, {
      ...{ stageId: begun ?? '', payload: { id: claimId, pictureIds: await addPictures(test, own.id, 3) } },
    })
    const pictureIds = await newPictures(test, builder, 1)
    await callHouse(test, 'addHouseEntry', builder, { payload: { id: entryId, pictureIds } })
    await callHouse(test, 'proposeChange', builder, { payload: { id: changeId, ...change } })
    await callHouse(test, 'notePayment', own, { payload: { id: paymentId, pkr: 5, way: 'cash', day } })
    await callHouse(test, 'answerPayment', builder, { paymentId, payload: { received: true } })
    const correction = { id: correctionId, pkr: 4, way: 'cash', day, corrects: paymentId }
    await callHouse(test, 'notePayment', own, { payload: correction })
    const pictures = () => addPictures(test, own.id, 1)
    const [openId, mendedId] = [newId(), newId()]
    for (const id of [openId, mendedId]) {
      const fault = { id, place: 'Roof', text: 'A leak', pictureIds: await pictures() }
      await callHouse(test, 'addSnag', own, { payload: fault })
    }
    const mending = { id: newId(), pictureIds: await pictures() }
    await callHouse(test, 'mendSnag', builder, { snagId: mendedId, payload: mending })
    const slips = await addPictures(test, own.id, 2, 'slip')
    const token = await addWayBack(test, own.id)
    const email = `${own.id}@example.com`
    await test.context.db.note((trx) =>
      trx.updateTable('houses').set({ email, emailKey: email }).where('id', '=', own.id).execute(),
    )
    // The mailbox of another house waits for its code.
    const waiting = await newHouse(test)
    const payload = { email: `${waiting.id}@example.com`, key: waiting.key }
    const { code } = (await callHouse(test, 'putHouseMailbox', waiting, { payload })).json()
    const mailbox = { token, email, waiting, code }
    const ids = { claimId, entryId, changeId, correctionId, openId, mendedId, slips, ...mailbox }
    return { own, builder, begun: begun ?? '', planned: planned ?? '', change, ...ids }
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>
  type Act = (
    prepared: Prepared,
    fresh: { id: string; pictureIds: string[] },
  ) => Promise<{ statusCode: number; body: string }>

  const acts: Record<string, Act> = {
    addHouseEntry: ({ builder, planned }, fresh) =>
      callHouse(test, 'addHouseEntry', builder, { payload: { ...fresh, stageId: planned, text: 'Walls' } }),
    takeBackEntry: ({ builder, entryId }) => callHouse(test, 'takeBackEntry', builder, { entryId }),
    sendHousePicture: ({ builder }, { id }) => sendPicture(test, builder, { pictureId: id }),
    claimStage: ({ builder, planned: stageId }, fresh) =>
      callHouse(test, 'claimStage', builder, { stageId, payload: fresh }),
    agreeStage: ({ own, begun: stageId, claimId }) =>
      callHouse(test, 'agreeStage', own, { stageId, payload: { claimId } }),
    questionStage: ({ own, begun: stageId, claimId }) =>
      callHouse(test, 'questionStage', own, { stageId, payload: { claimId, text: 'Where?' } }),
    finishStage: ({ own, planned: stageId }, fresh) =>
      callHouse(test, 'finishStage', own, { stageId, payload: fresh }),
    proposeChange: ({ own, change }, fresh) =>
      callHouse(test, 'proposeChange', own, { payload: { ...fresh, ...change } }),
    answerChange: ({ own, changeId }) =>
      callHouse(test, 'answerChange', own, { changeId, payload: { agree: true } }),
    notePayment: ({ own }, { id }) =>
      callHouse(test, 'notePayment', own, { payload: { id, pkr: 5, way: 'cash', day: '2026-11-20' } }),
    'answerPayment of a correction': ({ builder, correctionId }) =>
      callHouse(test, 'answerPayment', builder, {
        ...{ paymentId: correctionId, payload: { received: true } },
      }),
    addDelivery: ({ builder, slips }, { id }) =>
      callHouse(test, 'addDelivery', builder, {
        payload: { id, material: 'steel', quantity: 500, day: '2026-11-20', pictureIds: slips },
      }),
    addSnag: ({ own }, fresh) =>
      callHouse(test, 'addSnag', own, { payload: { ...fresh, place: 'Roof', text: 'A leak' } }),
    mendSnag: ({ builder, openId: snagId }, fresh) =>
      callHouse(test, 'mendSnag', builder, { snagId, payload: fresh }),
    answerSnag: ({ own, mendedId: snagId }) =>
      callHouse(test, 'answerSnag', own, { snagId, payload: { accept: false } }),
    putSiteLink: ({ own }, { id: linkId }) =>
      callHouse(test, 'putSiteLink', own, {
        ...{ linkId, payload: { name: 'Bashir', money: false, key: linkId.padEnd(43, '-') } },
      }),
    putHouseMailbox: ({ own }, { id }) =>
      callHouse(test, 'putHouseMailbox', own, {
        payload: { email: 'home@example.com', key: id.padEnd(43, '-') },
      }),
    confirmHouseMailbox: ({ waiting, code }) =>
      callHouse(test, 'confirmHouseMailbox', waiting, { payload: { code } }),
    endHouseMailbox: ({ own }) => callHouse(test, 'endHouseMailbox', own),
    recoverHouses: ({ email }) => call(test.app, 'recoverHouses', { payload: { email } }),
    takeHouseBack: ({ token }, { id }) =>
      call(test.app, 'takeHouseBack', { payload: { token, key: id.padEnd(43, '-') } }),
    'sendReport about an entry': ({ own, entryId: id }) => {
      const payload = { kind: 'house-entry', id, houseId: own.id, reason: 'fraud' }
      return call(test.app, 'sendReport', { payload, headers: own.headers })
    },
    closeHouse: ({ own }) =>
      callHouse(test, 'closeHouse', own, { payload: { kind: 'ended', reason: 'other' } }),
    deleteHouse: ({ own }) => callHouse(test, 'deleteHouse', own),
  }

  it.each(Object.entries(acts))('changes nothing: %s', async (_name, act) => {
    const prepared = await prepare()
    const fresh = { id: newId(), pictureIds: await addPictures(test, prepared.own.id, 3) }
    await expectWholeOrNothing(test.context.db, tables, () => act(prepared, fresh))
  })
})

import { fillPath, type HouseEndpointName, type HouseView, houseAddresses } from '@tameer/contract'
import { newId } from '../../src/core/secrets/ids.ts'
import { randomToken } from '../../src/core/secrets/random.ts'
import { multipart } from '../factories.ts'
import { ownPriceFields } from '../house-calls.ts'
import { plainJpeg } from '../pictures.ts'
import type { Known } from './good-values.ts'
import { inDays } from './owner.ts'
import type { Target } from './target.ts'

type Name = HouseEndpointName
/** The family with its own key, its builder, whose link sees money, and a worker, whose link does not. */
type Side = 'family' | 'builder' | 'worker'
const everybody: Side[] = ['family', 'builder', 'worker']

/** Sides that make a call, one after the other; by default the family alone. */
const callers: Partial<Record<string, Side[]>> = {
  getHouse: everybody,
  exportHouse: everybody,
  listHouseEntries: everybody,
  addHouseEntry: everybody,
  beginStage: everybody,
  sendHousePicture: everybody,
  addDelivery: everybody,
  proposeChange: ['family', 'builder'],
  notePayment: ['family', 'builder'],
  claimStage: ['builder', 'worker'],
  unclaimStage: ['builder'],
  mendSnag: ['builder', 'worker'],
} satisfies Partial<Record<Name, Side[]>>

/** Calls after which a house has something of every kind. */
const everyKind: [Name, Side][] = [
  ['addHouseEntry', 'worker'],
  ['claimStage', 'builder'],
  ['proposeChange', 'builder'],
  ['notePayment', 'family'],
  ['addDelivery', 'worker'],
  ['addSnag', 'family'],
  ['mendSnag', 'worker'],
  ['putFamilyHouseKey', 'family'],
  ['putHouseMailbox', 'family'],
]

/** Calls that must have succeeded before a call can, in their order. */
const callsBefore: Partial<Record<string, [Name, Side][]>> = {
  getHouse: everyKind,
  exportHouse: everyKind,
  listHouseEntries: everyKind,
  takeBackEntry: [['addHouseEntry', 'family']],
  endFamilyHouseKey: [['putFamilyHouseKey', 'family']],
  unclaimStage: [['claimStage', 'builder']],
  agreeStage: [['claimStage', 'builder']],
  questionStage: [['claimStage', 'builder']],
  takeStageBack: [['finishStage', 'family']],
  answerChange: [['proposeChange', 'builder']],
  withdrawChange: [['proposeChange', 'family']],
  answerPayment: [['notePayment', 'builder']],
  withdrawPayment: [['notePayment', 'family']],
  mendSnag: [['addSnag', 'family']],
  answerSnag: [
    ['addSnag', 'family'],
    ['mendSnag', 'builder'],
  ],
  confirmHouseMailbox: [['putHouseMailbox', 'family']],
  endHouseMailbox: [['putHouseMailbox', 'family']],
  takeHouseBack: [
    ['putHouseMailbox', 'family'],
    ['confirmHouseMailbox', 'family'],
    ['recoverHouses', 'family'],
  ],
} satisfies Partial<Record<Name, [Name, Side][]>>

/** A family's house with links of its builder and of a worker, in the state that a call needs. */
export class HouseOfFamily {
  readonly #target: Target
  readonly #known: Known
  #call = ''
  #ids: Record<string, string> = {}
  #keys = { family: '', builder: '', worker: '' }
  #turn = 0
  #bodies: Record<string, object> = {}

  constructor(target: Target, known: Known) {
    this.#target = target
    this.#known = known
  }

  /** Returns a valid key of the house for the prepared call. Makes another house when the last call ended it. */
  async key(): Promise<string> {
    const sides = callers[this.#call] ?? ['family']
    const side = sides[this.#turn % sides.length] ?? 'family'
    this.#turn += 1
    if ((await this.#ask('getHouse', side)).status !== 200) await this.prepare(this.#call)
    return this.#keys[side]
  }

  /** Makes a house in which the call is possible, and a valid body for it. */
  async prepare(call: string): Promise<void> {
    this.#call = call
    this.#keys = { family: randomToken(), builder: randomToken(), worker: randomToken() }
    const house = ownPriceFields({ key: this.#keys.family, startsOn: inDays(0) })
    this.#ids = { id: house.id }
    this.#bodies = { createHouse: house }
    const { stages } = (await this.#do('createHouse', 'family')) as HouseView
    const stageId = stages.find(({ state }) => state === 'planned')?.id ?? ''
    for (const name of ['entryId', 'claimId', 'changeId', 'paymentId', 'snagId']) this.#ids[name] = newId()
    this.#ids.stageId = stageId
    this.#bodies = { ...this.#bodies, ...this.#keyBodies(), ...this.#workBodies(), ...this.#moneyBodies() }
    await this.#link('worker', false)
    await this.#link('builder', true)
    for (const [before, side] of callsBefore[call] ?? []) {
      await this.#do(before, side)
      await this.#readMail(before)
    }
    await this.#sendPictures(call)
    this.#tell()
  }

  /** Makes a link for the site. The last one is that of the prepared call. */
  async #link(side: 'builder' | 'worker', money: boolean): Promise<void> {
    this.#ids.linkId = newId()
    this.#bodies.putSiteLink = { name: side, money, key: this.#keys[side] }
    await this.#do('putSiteLink', 'family')
  }

  #keyBodies() {
    const email = `house-${this.#ids.id}@example.com`
    return {
      putOwnHouseKey: { key: randomToken() },
      putFamilyHouseKey: { key: randomToken() },
      putHouseMailbox: { email, key: this.#keys.family },
      recoverHouses: { email },
    }
  }

  #workBodies() {
    const { stageId, entryId, claimId, snagId } = this.#ids
    return {
      addHouseEntry: { id: entryId, stageId, text: 'The walls stand', pictureIds: [newId()] },
      claimStage: { id: claimId, text: 'Done', pictureIds: [newId(), newId(), newId()] },
      agreeStage: { claimId },
      questionStage: { claimId, text: 'Where is the lintel?' },
      finishStage: { id: newId(), pictureIds: [newId()] },
      addDelivery: { id: newId(), material: 'cement', quantity: 50, day: inDays(0), pictureIds: [newId()] },
      addSnag: { id: snagId, place: 'Kitchen', text: 'A crack', pictureIds: [newId()] },
      mendSnag: { id: newId(), pictureIds: [newId()] },
      answerSnag: { accept: true },
    }
  }

  #moneyBodies() {
    const { stageId, changeId, paymentId } = this.#ids
    const change = { what: 'A larger window', why: 'wished', pkr: 20_000, days: 2 }
    return {
      proposeChange: { id: changeId, stageId, ...change, pictureIds: [newId()] },
      answerChange: { agree: true, text: 'Yes' },
      notePayment: { id: paymentId, pkr: 50_000, way: 'cash', day: inDays(0), pictureIds: [newId()] },
      answerPayment: { received: true },
      closeHouse: { kind: 'ended', reason: 'we-stopped', text: '' },
    }
  }

  /** Reads the code or the token of the mail that a call has caused. */
  async #readMail(call: Name): Promise<void> {
    const patterns: Partial<Record<Name, RegExp>> = {
      putHouseMailbox: /Your code: (\d{6})\./,
      recoverHouses: /[?]recover=(?:3D)?([\w-]{43})/,
    }
    const pattern = patterns[call]
    if (!pattern) return
    const { email } = this.#keyBodies().recoverHouses
    const [found = ''] = await this.#target.mailed(email, [pattern])
    if (call === 'putHouseMailbox') this.#bodies.confirmHouseMailbox = { code: found }
    else this.#bodies.takeHouseBack = { token: found, key: randomToken() }
  }

  /** Tells the generator the ids in the path of the call, and the valid bodies. */
  #tell(): void {
    const path = `/api${houseAddresses[this.#call as Name].path}`.replace(/:(\w+)/g, '{$1}')
    for (const [name, id] of Object.entries(this.#ids)) {
      const at = path.indexOf(`/{${name}}`)
      if (at >= 0) this.#known.only(`${path.slice(0, at)}/${name}`, id)
    }
    const withId = (body: object) => ('id' in body ? (id: string) => ({ ...body, id }) : body)
    const bodies = Object.entries(this.#bodies)
    this.#known.sound = Object.fromEntries(bodies.map(([name, body]) => [name, withId(body)]))
  }

  /** Sends the pictures that the body of a call names. */
  async #sendPictures(call: string): Promise<void> {
    const body: { pictureIds?: string[] } = this.#bodies[call] ?? {}
    const kind = call === 'notePayment' || call === 'addDelivery' ? 'slip' : 'work'
    for (const pictureId of body.pictureIds ?? []) {
      const file = { field: 'image', filename: 'wall.jpg', bytes: await plainJpeg() }
      const { payload, headers } = multipart({ kind }, [file])
      const params = { ...this.#ids, pictureId }
      const { status } = await this.#ask('sendHousePicture', 'family', { payload, headers, params })
      if (status !== 201) throw new Error(`sending a picture answered ${status}`)
    }
  }

  async #do(call: Name, side: Side): Promise<unknown> {
    await this.#sendPictures(call)
    const { status, said } = await this.#ask(call, side, { payload: this.#bodies[call] })
    if (status >= 300) throw new Error(`${call} answered ${status} ${JSON.stringify(said)}`)
    return said
  }

  #ask(
    call: Name,
    side: Side,
    { payload, headers = {}, params = this.#ids }: { payload?: object | undefined } & Sent = {},
  ) {
    const { method, path } = houseAddresses[call]
    const shown: [string, string][] = [['X-House-Key', this.#keys[side]], ...Object.entries(headers)]
    return this.#target.ask(method, `/api${fillPath(path, params)}`, payload, shown)
  }
}

interface Sent {
  headers?: Record<string, string>
  params?: Record<string, string>
}

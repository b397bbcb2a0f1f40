import { currentPriceBook } from '@tameer/calculator'
import { addresses, fillPath, type RequestView, type Session } from '@tameer/contract'
import { randomToken } from '../../src/core/secrets/random.ts'
import { multipart } from '../factories.ts'
import { plainJpeg } from '../pictures.ts'
import { Known } from './good-values.ts'
import type { Operation } from './operations.ts'
import type { Target } from './target.ts'

const feeQuote = {
  fee: { kind: 'lump', amountPkr: 100_000 },
  deliverables: [{ deliverable: 'concept', cover: 'included' }],
  tax: 'included',
  terms: {
    stages: [
      { stage: 'advance', percent: 10 },
      { stage: 'handover', percent: 90 },
    ],
  },
}

/** Day in Pakistan that many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 5) * 60 * 60_000).toISOString().slice(0, 10)
}

/** A company with data of every kind. It is created again when a call has deleted its account. */
export class Owner {
  readonly known = new Known()
  readonly #target: Target
  readonly #lists: string[]
  #token = ''
  companyId = ''
  #request = { id: '', key: '' }
  #requests = 0
  #accounts = 0
  #account = { email: '', password: '' }

  constructor(target: Target, operations: Operation[]) {
    this.#target = target
    const asks = operations.filter(({ method, parameters }) => {
      return method === 'GET' && parameters.every((one) => one.in === 'query')
    })
    this.#lists = asks.map(({ path }) => path)
  }

  /** Returns the token of a valid session. Signs in again when the last call ended it. */
  async token(): Promise<string> {
    if (this.#token === '' || (await this.#ask('GET', '/api/users/profile')).status === 401) {
      if (!(await this.#logIn())) await this.#signUp()
      await this.#readLists()
    }
    return this.#token
  }

  /** Reads the present state, whatever the last calls removed. */
  async lookAround(): Promise<void> {
    await this.token()
    await this.#readLists()
  }

  async #readLists(): Promise<void> {
    for (const path of this.#lists) this.#learn(path, (await this.#ask('GET', path)).said)
  }

  /** Returns the key of an existing request. Creates a request when the last call deleted it. */
  async requestKey(): Promise<string> {
    const { path } = addresses.getRequest
    for (const key of [this.#request.key, String(this.known.at('key', 0))]) {
      const target = `/api${fillPath(path, { id: this.#request.id })}`
      if ((await this.#ask('GET', target, undefined, [['X-Request-Key', key]])).status === 200) return key
    }
    await this.#askForQuotes()
    return this.#request.key
  }

  /** Creates an open request with a question and a quote of the company, and a valid body for each call about them. */
  async prepareRequest({ id: operation }: Operation): Promise<void> {
    await this.token()
    const email = await this.#askForQuotes()
    const [token] = await this.#target.mailed(email, [/confirm=(?:3D)?([\w-]{43})/])
    this.known.only('token', token)
    await this.#ask('POST', `/api${addresses.confirmRequest.path}`, { token })
    const { id, key } = this.#request
    const asOwner: [string, string][] = [['X-Request-Key', key]]
    const view = (await this.#ask('GET', `/api/requests/${id}`, undefined, asOwner)).said as RequestView
    const invitation = `/api/invitations/${view.invitations[0]?.id}`
    const { companyId } = this
    const asked = await this.#ask('POST', `${invitation}/questions`, { text: 'Where?' })
    const questions = (said: unknown) => (said as { questions: { id: string; by: string }[] }).questions
    const byHomeowner = { companyId, text: 'When?' }
    const heard = await this.#ask('POST', `/api/requests/${id}/questions`, byHomeowner, asOwner)
    this.known.only('/api/invitations/id', view.invitations[0]?.id)
    const quote = { ...feeQuote, terms: { ...feeQuote.terms, validUntil: inDays(30) } }
    // A company that has quoted can no longer decline.
    if (operation === 'declineInvitation') return
    const sent = await this.#ask('POST', `${invitation}/quotes`, quote)
    if (sent.status !== 201) throw new Error(`a quote answered ${sent.status} ${JSON.stringify(sent.said)}`)
    const questionBy = (who: string, said: unknown) => questions(said).find(({ by }) => by === who)?.id
    this.known.sound = {
      inviteCompany: { companyId: await this.#otherCompany() },
      releasePhone: { companyId, released: true },
      askCompany: byHomeowner,
      answerQuestion: { questionId: questionBy('company', asked.said), text: 'In Lahore' },
      answerHomeowner: { questionId: questionBy('homeowner', heard.said), text: 'In May' },
      chooseQuote: { quoteId: (sent.said as { id: string }).id },
      sendQuote: quote,
      makeRequestKey: { kind: 'family', key: randomToken() },
      sendRequestConfirmation: {},
      saveQuoteDraft: { draft: {}, version: 0 },
    }
  }

  /** Publishes two portfolios, of which only the newest is known, and a valid body for each call that arranges them. */
  async preparePortfolios(): Promise<void> {
    await this.token()
    const list = `/api${addresses.listPortfolios.path}/id`
    const [other, id] = [await this.#publish(), await this.#publish()]
    this.known.only(list, id)
    this.known.sound = { movePortfolio: { side: 'before', other }, hidePortfolio: { hidden: true } }
  }

  /** Tells the generator a version of the prices. */
  preparePriceBook(): void {
    this.known.only(`/api${addresses.listPriceBooks.path}/version`, currentPriceBook.version)
  }

  /** Creates a mark, whatever was withdrawn before. */
  async prepareMark(): Promise<void> {
    await this.token()
    await this.#enterMark()
  }

  /** Begins a payment of a new company by bank transfer, at a server that sells plans. Few of a company may wait. */
  async preparePayment(): Promise<void> {
    await this.#signUp()
    const path = `/api${addresses.beginPayment.path}`
    const payment = { plan: 'plus', months: 1, gateway: 'transfer', amount: 2500, again: true }
    const { status, said } = await this.#ask('POST', path, payment)
    if (status !== 201) throw new Error(`a payment answered ${status} ${JSON.stringify(said)}`)
    this.known.only(`${path}/reference`, (said as { payment: { reference: string } }).payment.reference)
    this.known.sound = { beginPayment: payment }
  }

  /** Creates a valid report of the company. */
  async prepareReport(): Promise<void> {
    await this.token()
    await this.#publish()
    this.known.sound = { sendReport: { kind: 'profile', id: this.companyId, reason: 'spam' } }
  }

  /** Reads the link mailed to the new mailbox of an account; returns its token. */
  async readChangeMail(): Promise<string> {
    await this.#signUp()
    const { email, password } = this.#account
    const asked = { newEmail: `new-${email}`, currentPassword: password }
    await this.#ask('PUT', `/api${addresses.requestEmailChange.path}`, asked)
    return this.#readChangeLink(asked.newEmail)
  }

  /** Changes the address of an account, and reads the link mailed to the old mailbox. */
  async readUndoMail(): Promise<void> {
    const token = await this.readChangeMail()
    await this.#ask('POST', `/api${addresses.confirmEmailChange.path}`, { token })
    await this.#readChangeLink(this.#account.email)
  }

  async #readChangeLink(email: string): Promise<string> {
    const [token = ''] = await this.#target.mailed(email, [/change-email\?token=(?:3D)?([\w-]{43})/])
    this.known.only('token', token)
    return token
  }

  /** Reads the code and the confirmation link mailed to a new account. Of several codes only the newest is valid. */
  async readMail(): Promise<void> {
    await this.#signUp()
    const { email } = this.#account
    await this.#ask('POST', `/api${addresses.forgotPassword.path}`, { email })
    const wanted = [/reset code: (\d{8})/i, /confirm-email\?token=(?:3D)?([\w-]{43})/]
    const [code, token] = await this.#target.mailed(email, wanted)
    this.known.only('resetCode', code)
    this.known.only('token', token)
  }

  async #logIn(): Promise<boolean> {
    if (this.#account.email === '') return false
    const { status, said } = await this.#ask('POST', `/api${addresses.logIn.path}`, this.#account)
    if (status === 200) this.#token = (said as { token: string }).token
    return status === 200
  }

  async #signUp(): Promise<void> {
    this.#accounts += 1
    const email = `owner-${this.#accounts}@example.com`
    this.#account = { email, password: `of account ${this.#accounts}` }
    const { password } = this.#account
    const fields = { name: 'Owner', email, password, confirmPassword: password, categoryIds: [5] }
    const { status, said } = await this.#ask('POST', `/api${addresses.signUp.path}`, fields)
    if (status !== 201) throw new Error(`sign-up answered ${status}`)
    this.#token = (said as Session).token
    this.companyId = (said as Session).user.id
    this.known.add(`/api${addresses.listCompanies.path}/id`, this.companyId)
    this.known.only('email', email)
    this.known.only('password', password)
    await this.#publish()
    await this.#enterMark()
  }

  async #enterMark(): Promise<void> {
    const file = { field: 'document', filename: 'a.jpg', bytes: await plainJpeg() }
    const { payload: body, headers } = multipart({ kind: 'ntn', number: '1234567-8' }, [file])
    const target = `/api${addresses.enterMark.path}`
    const sent: [string, string][] = [...this.#bearer(), ...Object.entries(headers)]
    const answer = await this.#target.send({ method: 'POST', target, headers: sent, body })
    if (answer.status !== 200) throw new Error(`entering a mark answered ${answer.status} ${answer.body}`)
    this.#learn(target, JSON.parse(answer.body.toString()))
  }

  /** Publishes a portfolio and returns its id. */
  async #publish(token = this.#token): Promise<string> {
    const file = { field: 'images', filename: 'a.jpg', bytes: await plainJpeg() }
    const { payload, headers } = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, [file])
    const target = `/api${addresses.createPortfolio.path}`
    const sent: [string, string][] = [['Authorization', `Bearer ${token}`], ...Object.entries(headers)]
    const { status, body } = await this.#target.send({ method: 'POST', target, headers: sent, body: payload })
    if (status !== 201) throw new Error(`publishing answered ${status} ${body}`)
    const made: { id: string } = JSON.parse(body.toString())
    if (token === this.#token) this.#learn(target, made)
    return made.id
  }

  /** Stores a request to the company; returns the mailbox that must confirm it. */
  async #askForQuotes(): Promise<string> {
    await this.token()
    // Only a company with a project can be asked for a quote.
    await this.#publish()
    this.#requests += 1
    const email = `home-${this.#requests}@example.com`
    const plot = { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 }
    const house = { service: 4, city: 'Lahore', plot, coveredAreaSft: 1800, phone: '0300 1234567' }
    const askingFrom = (address: string) => {
      const family = { key: randomToken(), name: 'Home', email: address }
      return JSON.stringify({ ...house, ...family, companyIds: [this.companyId] })
    }
    const { payload, headers } = multipart({ request: askingFrom(email) })
    const target = `/api${addresses.createRequest.path}`
    const sent: [string, string][] = Object.entries(headers)
    const answer = await this.#target.send({ method: 'POST', target, headers: sent, body: payload })
    if (answer.status !== 201) throw new Error(`a request answered ${answer.status} ${answer.body}`)
    const { request, key } = JSON.parse(answer.body.toString())
    this.#request = { id: request.id, key }
    this.known.only('key', key)
    this.known.only(`${target}/id`, request.id)
    this.known.only('request', askingFrom('somebody@example.com'))
    return email
  }

  /** Creates a company that is not invited. */
  async #otherCompany(): Promise<string> {
    this.#accounts += 1
    const password = 'of another account'
    const email = `other-${this.#accounts}@example.com`
    const fields = { name: 'Other', email, password, confirmPassword: password, categoryIds: [4] }
    const { said } = await this.#ask('POST', `/api${addresses.signUp.path}`, fields)
    const { token, user } = said as Session
    await this.#publish(token)
    return user.id
  }

  #learn(path: string, said: unknown): void {
    if (said !== undefined) this.known.harvest(said, path)
  }

  #bearer(): [string, string][] {
    return this.#token === '' ? [] : [['Authorization', `Bearer ${this.#token}`]]
  }

  #ask(method: string, target: string, value?: unknown, shown = this.#bearer()) {
    return this.#target.ask(method, target, value, shown)
  }
}

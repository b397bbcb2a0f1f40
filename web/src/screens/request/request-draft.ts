import { answerFields, decodeAnswers } from '@tameer/calculator'
import { requestLimits, requestServices } from '@tameer/contract'
import { useMemo, useRef } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'
import { type NamedCompany, readCompanies } from '../../features/companies/named-companies.ts'
import { isCompanyId } from '../../features/companies/shortlist.ts'
import { type OwnHouse, useOwnHouse } from '../../features/own-house/own-house.ts'

/** Answers of the detailed estimate as texts, by field. */
export type AnswerTexts = Readonly<Record<string, string>>

/** Fields of a request before it is sent. Pictures are not kept. */
export interface RequestDraft {
  /** Id of a category. */
  readonly service: number
  readonly answers: AnswerTexts
  /** True when the house comes from an estimate, so that its answers are not asked again. */
  readonly fromBill: boolean
  readonly companies: readonly NamedCompany[]
  readonly locality: string
  readonly start: string
  readonly notes: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /**
   * The content of the last attempt to send, and the request's key. The same content is sent with the same key, changed
   * content with a new one.
   */
  readonly tried?: { readonly key: string; readonly content: string } | undefined
}

const stored = storedText('requestDraft')
const texts = ['locality', 'start', 'notes', 'name', 'email', 'phone'] as const

function emptyDraft(house: OwnHouse | null): RequestDraft {
  const answers = house ? textsOf(decodeAnswers(house.query).answers) : {}
  return {
    service: requestServices.construction,
    answers,
    fromBill: house !== null,
    companies: [],
    locality: '',
    start: 'not-sure',
    notes: '',
    name: '',
    email: '',
    phone: '',
  }
}

function textsOf(answers: object): AnswerTexts {
  const known = Object.entries(answers).filter(([field]) => answerFields.some((one) => one === field))
  return Object.fromEntries(known.map(([field, answer]) => [field, String(answer)]))
}

function isService(id: unknown): id is number {
  return Object.values(requestServices).some((one) => one === id)
}

function readDraft(text: string | null, house: OwnHouse | null): RequestDraft {
  if (text !== null && text === written?.text) return written.draft
  const empty = emptyDraft(house)
  try {
    const found = JSON.parse(text ?? 'null') as Partial<RequestDraft> | null
    if (typeof found !== 'object' || found === null) return empty
    const typed = texts.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : []))
    return {
      ...empty,
      ...Object.fromEntries(typed),
      service: isService(found.service) ? found.service : empty.service,
      answers: textsOf(found.answers ?? {}),
      fromBill: found.fromBill === true,
      companies: readCompanies(JSON.stringify(found.companies ?? []), requestLimits.standing),
      tried: typeof found.tried?.key === 'string' ? found.tried : undefined,
    }
  } catch {
    return empty
  }
}

/** The last written draft. Reading it back returns the same object, so that unchanged parts are not rendered again. */
let written: { text: string; draft: RequestDraft } | undefined

function write(draft: RequestDraft): void {
  written = { text: JSON.stringify(draft), draft }
  stored.write(written.text)
}

/** True when something was typed before. */
export function isDraftKept(): boolean {
  return stored.read() !== null
}

export function clearRequestDraft(): void {
  stored.write(null)
}

/** The draft on this device, shared with other tabs. A new draft begins with the last estimated house. */
export function useRequestDraft() {
  const text = useWatched(stored, null)
  const house = useOwnHouse()
  const draft = useMemo(() => readDraft(text, house), [text, house])
  const latest = useRef(draft)
  latest.current = draft
  return {
    draft,
    /** True when something was typed; false again after it was sent, in every tab. */
    kept: text !== null,
    change: useMemo(
      () => (changed: Partial<RequestDraft>) => {
        latest.current = { ...latest.current, ...changed }
        write(latest.current)
      },
      [],
    ),
  }
}

/** True when an address contains companies, a service, or the answers of an estimate. */
export function bringsAlong(query: URLSearchParams): boolean {
  return ['companies', 'service', 'city'].some((name) => query.has(name))
}

/** Puts the content of the address into the draft; what was typed about the family stays. */
export function takeAlong(query: URLSearchParams, house: OwnHouse | null): void {
  const before = readDraft(stored.read(), house)
  const service = Number(query.get('service'))
  const ids = (query.get('companies') ?? '').toLowerCase().split(',').filter(isCompanyId)
  const brought = ids.map((id) => before.companies.find((one) => one.id === id) ?? { id, name: '' })
  const brings = query.has('city')
  const others = before.companies.filter(({ id }) => !ids.includes(id))
  write({
    ...before,
    service: isService(service) ? service : before.service,
    answers: brings ? textsOf(decodeAnswers(String(query)).answers) : before.answers,
    fromBill: brings || before.fromBill,
    companies: [...brought, ...others].slice(0, requestLimits.standing),
  })
}

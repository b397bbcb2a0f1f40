/** The bank's ways to behave, and to misbehave. */
export const behaviours = {
  pays: 'does what the person chooses',
  declines: 'declines, whatever the person chooses',
  hangs: 'never answers an inquiry',
  'tells-twice': 'calls the listener twice',
  late: 'takes the money at once, but answers and calls the listener as if it were open for a while',
  'other-amount': 'answers with another amount',
  'other-merchant': 'answers with another merchant',
  'other-store': 'answers with another store, where there are stores',
  'other-currency': 'answers with another currency',
  'other-reference': 'answers with another reference',
  'forged-return': 'takes nothing, and sends the person back with a forged message that it is paid',
  'replayed-return': 'takes nothing, and sends the person back with the message of the payment before',
  ssrf: 'calls the listener with the address of another server in it',
  drops:
    'takes the money, and drops every line from then on: of the person, of the listener and of inquiries',
  fails: 'answers calls with status 500',
  garbage: 'answers calls with a text that is no answer',
  huge: 'answers calls with a megabyte',
  redirects: 'answers calls by a redirect to another server',
} as const
export type Behaviour = keyof typeof behaviours

export function isBehaviour(name: unknown): name is Behaviour {
  return typeof name === 'string' && Object.hasOwn(behaviours, name)
}

/** Behaviour now in force: for one reference, or for all others. */
export interface Moods {
  set(behaviour: Behaviour, reference?: string): void
  of(reference: string | null): Behaviour
}

export function createMoods(): Moods {
  const own = new Map<string, Behaviour>()
  let common: Behaviour = 'pays'
  return {
    set(behaviour, reference) {
      if (reference === undefined) common = behaviour
      else own.set(reference, behaviour)
    },
    of: (reference) => own.get(reference ?? '') ?? common,
  }
}

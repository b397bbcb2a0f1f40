import { randomUUID } from 'node:crypto'

export type BankGateway = 'alfalah' | 'safepay'

/** One try to pay, as the bank knows it. */
export interface Try {
  /** Names the page on which the person chooses. */
  id: string
  gateway: BankGateway
  /** The merchant's own reference, as the merchant wrote it for this gateway. */
  reference: string
  /** The bank's name of the try: a token, a tracker or the same as the reference. */
  handle: string
  paisa: number
  returnUrl: string
  cancelUrl: string
  state: 'open' | 'paid' | 'declined' | 'ended' | 'refunded'
  /** The bank's number of the payment; null while nothing was taken. */
  number: string | null
  takenAt: number | null
  refundedAt: number | null
  /** Until then the bank answers as if the try were open, ms. */
  hiddenUntil: number
}

/** A line of the list by which a merchant reconciles: what the bank really took. */
export interface Taken {
  gateway: BankGateway
  reference: string
  number: string
  rupees: number
  takenAt: string
  refundedAt: string | null
}

export interface Books {
  open(about: Pick<Try, 'gateway' | 'reference' | 'handle' | 'paisa' | 'returnUrl' | 'cancelUrl'>): Try
  byId(id: string): Try | undefined
  byHandle(gateway: BankGateway, handle: string): Try | undefined
  byReference(gateway: BankGateway, reference: string): Try | undefined
  /** Takes the money of an open try. A second call takes nothing. */
  take(one: Try, hiddenUntil: number): void
  taken(): Taken[]
}

export function createBooks(): Books {
  const tries: Try[] = []
  const find = (fits: (one: Try) => boolean) => tries.find(fits)
  return {
    open(about) {
      const nothingYet = { number: null, takenAt: null, refundedAt: null, hiddenUntil: 0 }
      const one: Try = { id: randomUUID(), state: 'open', ...nothingYet, ...about }
      tries.push(one)
      return one
    },
    byId: (id) => find((one) => one.id === id),
    byHandle: (gateway, handle) => find((one) => one.gateway === gateway && one.handle === handle),
    byReference: (gateway, reference) =>
      find((one) => one.gateway === gateway && one.reference === reference),
    take(one, hiddenUntil) {
      if (one.state !== 'open') return
      const number = String(700_000 + tries.indexOf(one))
      Object.assign(one, { state: 'paid', number, takenAt: Date.now(), hiddenUntil })
    },
    taken: () =>
      tries.flatMap(({ gateway, reference, number, paisa, takenAt, refundedAt }) =>
        number === null || takenAt === null
          ? []
          : [
              {
                gateway,
                reference,
                number,
                rupees: paisa / 100,
                takenAt: new Date(takenAt).toISOString(),
                refundedAt: refundedAt === null ? null : new Date(refundedAt).toISOString(),
              },
            ],
      ),
  }
}

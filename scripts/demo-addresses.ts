import type { Session } from './screens/screen.ts'

/** A payment of a demo company, and its session. */
interface Payer {
  session: Session
  payment: string
}

/** Ids and sessions for the screens on a server with the demo's companies. */
export interface Demo {
  id: string
  session: Session
  /** A company that has paid a year of Plus, and one that said it paid by bank transfer. */
  inPlus: Payer
  paying: Payer
  portfolio: { id: string; title: string; company: { id: string; name: string } }
  nextCursor: string
  /** Ids of a request that the demo company has answered, and of one that waits for its quote. */
  quoted: string
  waiting: string
}

/** Placeholder ids for use before a server runs. */
export const nowhere: Demo = {
  id: '',
  session: {},
  inPlus: { session: {}, payment: '' },
  paying: { session: {}, payment: '' },
  portfolio: { id: '', title: '', company: { id: '', name: '' } },
  nextCursor: '',
  quoted: '',
  waiting: '',
}

/** Reads the ids from the server, as the demo's companies. */
export async function readDemo(origin: string): Promise<Demo> {
  const { user, token } = await signIn(origin, 'ravi-brickworks')
  const { data, nextCursor } = await read<{ nextCursor: string; data: Demo['portfolio'][] }>(
    `${origin}/api/portfolios?limit=1`,
  )
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to show')
  type Invitations = { data: { id: string; name: string; state: string }[] }
  const invitations = await read<Invitations>(`${origin}/api/invitations`, token)
  // Ignores requests that parallel journeys send to the same company and close.
  const lasting = invitations.data.filter(({ name }) => name.endsWith('(Demo)'))
  const idOf = (...states: string[]) => {
    const found = lasting.find(({ state }) => states.includes(state))
    if (!found) throw new Error(`the demo has no request that is ${states.join(' or ')}`)
    return found.id
  }
  return {
    id: user.id,
    session: { user: JSON.stringify(user), token },
    inPlus: await payerOf(origin, 'plumb-and-level'),
    paying: await payerOf(origin, 'gt-road-contractors'),
    portfolio,
    nextCursor,
    quoted: idOf('quoted'),
    waiting: idOf('sent', 'seen'),
  }
}

async function payerOf(origin: string, company: string): Promise<Payer> {
  const { user, token } = await signIn(origin, company)
  const { payments } = await read<{ payments: { reference: string }[] }>(`${origin}/api/billing`, token)
  return { session: { user: JSON.stringify(user), token }, payment: payments[0]?.reference ?? '' }
}

async function signIn(origin: string, company: string): Promise<{ user: { id: string }; token: string }> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${company}@demo.tameer.example`, password: 'demo-password' }),
  })
  if (!answer.ok) throw new Error(`the demo's login was refused: ${answer.status}`)
  return (await answer.json()) as { user: { id: string }; token: string }
}

async function read<Body>(url: string, token?: string): Promise<Body> {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return (await response.json()) as Body
}

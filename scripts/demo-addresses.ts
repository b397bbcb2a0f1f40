const demoLogin = { email: 'ravi-brickworks@demo.tameer.example', password: 'demo-password' }

/** Ids for the addresses of screens on a server with the demo's companies. */
export interface Demo {
  user: { id: string }
  token: string
  portfolio: { id: string; title: string; company: { id: string; name: string } }
  nextCursor: string
  /** Ids of a request that the demo company has answered, and of one that waits for its quote. */
  quoted: string
  waiting: string
}

/** Placeholder ids for use before a server runs. */
export const nowhere: Demo = {
  ...{ user: { id: '' }, token: '', nextCursor: '', quoted: '', waiting: '' },
  portfolio: { id: '', title: '', company: { id: '', name: '' } },
}

/** Reads the ids from the server, as the demo's company. */
export async function readDemo(origin: string): Promise<Demo> {
  const { user, token } = await signIn(origin)
  const list = await fetch(`${origin}/api/portfolios?limit=1`)
  const { data, nextCursor } = (await list.json()) as { nextCursor: string; data: Demo['portfolio'][] }
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to show')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/invitations`, { headers })
  const invitations = (await response.json()) as { data: { id: string; name: string; state: string }[] }
  // Ignores requests that parallel journeys send to the same company and close.
  const lasting = invitations.data.filter(({ name }) => name.endsWith('(Demo)'))
  const idOf = (...states: string[]) => {
    const found = lasting.find(({ state }) => states.includes(state))
    if (!found) throw new Error(`the demo has no request that is ${states.join(' or ')}`)
    return found.id
  }
  return { user, token, portfolio, nextCursor, quoted: idOf('quoted'), waiting: idOf('sent', 'seen') }
}

async function signIn(origin: string): Promise<{ user: { id: string }; token: string }> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  if (!answer.ok) throw new Error(`the demo's login was refused: ${answer.status}`)
  return (await answer.json()) as { user: { id: string }; token: string }
}

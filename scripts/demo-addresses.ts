const demoLogin = { email: 'ravi-brickworks@demo.tameer.example', password: 'demo-password' }

/** What a server with the demo's companies has at the addresses of screens. */
export interface Demo {
  user: { id: string }
  token: string
  portfolio: { id: string; title: string; company: { id: string; name: string } }
  nextCursor: string
  /** Requests that the demo company answered, and that wait for its quote: their ids. */
  quoted: string
  waiting: string
}

/** The same where no server runs yet. */
export const nowhere: Demo = {
  ...{ user: { id: '' }, token: '', nextCursor: '', quoted: '', waiting: '' },
  portfolio: { id: '', title: '', company: { id: '', name: '' } },
}

/** Asks the server for them, as the demo's company. */
export async function readDemo(origin: string): Promise<Demo> {
  const { user, token } = await signIn(origin)
  const list = await fetch(`${origin}/api/portfolios?limit=1`)
  const { data, nextCursor } = (await list.json()) as { nextCursor: string; data: Demo['portfolio'][] }
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to show')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/invitations`, { headers })
  const invitations = (await response.json()) as { data: { id: string; name: string; state: string }[] }
  // Journeys beside this one send the same company requests, and close them.
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

import type { User } from '@tameer/contract'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { AppRoutes } from '../src/app/router.tsx'
import { restoreSession } from '../src/features/accounts/session.ts'
import { createAppStore } from '../src/store/store.ts'
import { Toasts } from '../src/ui/toasts/toasts.tsx'
import { billingFixture } from './billing.ts'

/** A call as it reached the network. */
export interface SeenCall {
  call: string
  query: URLSearchParams
  /** JSON body, or the form of an upload. */
  body: unknown
  form: FormData
  token: string | undefined
  headers: Headers
}

type Headers = Record<string, string>
type Answer = { status?: number; body?: unknown; date?: string } | 'offline'
type Answers = Record<string, Answer | ((seen: SeenCall) => Answer | Promise<Answer>)>

const catalogue: Answers = {
  'GET /categories': {
    body: {
      data: [
        { id: 4, name: 'Architecture' },
        { id: 5, name: 'Construction' },
      ],
    },
  },
  'GET /cities': {
    body: {
      data: [
        { id: 1, name: 'Karachi' },
        { id: 2, name: 'Lahore' },
      ],
    },
  },
  'GET /price-books': { body: { data: [] } },
  // Nothing is sold.
  'GET /billing': { body: billingFixture({ sold: false }) },
  'GET /users/visits': { body: { weeks: [] } },
  'GET /users/marks': { body: { data: [] } },
  'GET /building-types': {
    body: {
      data: [
        { id: 5, name: 'Residential' },
        { id: 6, name: 'Commercial' },
      ],
    },
  },
}

/**
 * Responds to fetch and XMLHttpRequest from a table of `METHOD /path`; the catalogue is included. A call that is
 * not in the table gets the status 599, which fails the test.
 */
export function openOffice(own: Answers = {}) {
  const seen: SeenCall[] = []
  const answers = { ...catalogue, ...own }
  const answer = async (method: string, address: string, body: unknown, headers: Headers) => {
    const { pathname, searchParams: query } = new URL(address, 'http://x')
    const call = `${method} ${pathname.replace(/^\/api/, '')}`
    const form = body instanceof FormData ? body : new FormData()
    const { authorization: token } = headers
    const one = {
      call,
      query,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      form,
      token,
      headers,
    }
    seen.push(one)
    const found = answers[call]
    return (
      (typeof found === 'function' ? await found(one) : found) ?? { status: 599, body: { message: call } }
    )
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const given = await answer(init.method ?? 'GET', address, init.body, init.headers as Headers)
    if (given === 'offline') throw new TypeError('Failed to fetch')
    const { status = 200, body, date } = given
    const reply = { status, headers: { ...(date && { date }) } }
    return body === undefined ? new Response(null, reply) : Response.json(body, reply)
  })
  vi.stubGlobal('XMLHttpRequest', uploader(answer))
  return {
    seen,
    answers,
    of: (call: string) => seen.filter((one) => one.call === call),
  }
}

function uploader(
  answer: (m: string, a: string, b: unknown, headers: Headers) => Promise<Exclude<Answer, never>>,
) {
  return class {
    upload: { onprogress?: (event: unknown) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    method = ''
    address = ''
    headers: Headers = {}
    open(method: string, address: string) {
      Object.assign(this, { method, address })
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    getResponseHeader() {
      return null
    }
    abort() {
      this.onabort?.()
    }
    send(form: FormData) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      void answer(this.method, this.address, form, this.headers).then((given) => {
        if (given === 'offline') return this.onerror?.()
        this.status = given.status ?? 200
        this.responseText = given.body === undefined ? '' : JSON.stringify(given.body)
        return this.onload?.()
      })
    }
  }
}

function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Opens an address of the real client, signed in when a user is given. */
export async function visit(path: string | { pathname: string; state: unknown }, user?: User) {
  if (user) {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', 'secret')
  }
  const store = createAppStore()
  const stop = store.dispatch(restoreSession())
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes />
          <Where />
        </MemoryRouter>
        <Toasts />
      </Provider>,
    ),
  )
  return {
    store,
    leave: () => {
      stop()
      view.unmount()
    },
    address: () => view.getByLabelText('address').textContent,
  }
}

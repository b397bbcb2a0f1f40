import { randomUUID } from 'node:crypto'
import { companyPageAddress } from '@tameer/contract'
import sharp from 'sharp'
import { freshAddress } from '../web/fresh-address.ts'
import { requestBytes } from './callers.ts'

/** An operation of a caller; `request` makes the bytes of the next request. */
export interface Operation {
  name: string
  request: () => Buffer
  /** Status of a success. */
  status: number
  /** Number of concurrent callers, if sixteen would only wait in the server's own queues. */
  callers?: number
}

interface Stored {
  company: { id: string; name: string }
  portfolio: string
  picture: string
  email: string
  password: string
  token: string
}

const get = (path: string) => requestBytes(`GET ${path}`)
const list = '/api/portfolios?limit=24&distinct=company&count=yes'

/** Returns all measured operations on the stored data. */
export async function makeOperations(stored: Stored): Promise<Operation[]> {
  const reading = (name: string, path: string): Operation => {
    const bytes = get(path)
    return { name, status: 200, request: () => bytes }
  }
  const freshly = (name: string, path: string): Operation => ({
    ...{ name, status: 200 },
    request: () => {
      return get(freshAddress(path))
    },
  })
  const { company, portfolio, picture, email, password } = stored
  const publish = await publishRequest(stored.token)
  return [
    reading('health', '/api/health'),
    freshly('first page, from the database', list),
    reading('first page, from memory', list),
    freshly('search', `${list}&q=builders`),
    freshly('filtered', `${list}&city=1&buildingType=1`),
    freshly('profile', `/api/portfolios?limit=24&company=${company.id}`),
    reading('portfolio', `/api/portfolios/${portfolio}`),
    freshly('page made on the server', companyPageAddress(company)),
    reading('picture', picture),
    {
      ...{ name: 'login', status: 200, callers: 4 },
      request: () => post('/api/auth/login', { email, password }),
    },
    {
      ...{ name: 'sign-up', status: 201, callers: 4 },
      request: () => {
        const account = { name: 'Bench', email: `${randomUUID()}@example.com`, categoryIds: [5] }
        return post('/api/auth/signup', { ...account, password, confirmPassword: password })
      },
    },
    { name: 'publish with a picture', status: 201, callers: 4, request: () => publish },
  ]
}

function post(path: string, body: object): Buffer {
  return requestBytes(`POST ${path}`, { 'content-type': 'application/json' }, JSON.stringify(body))
}

/** A form with one photograph of two megapixels, made in advance, because making it is not measured. */
async function publishRequest(token: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photograph = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#887766', noise },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer()
  const form = new FormData()
  form.set('title', 'Bench')
  form.set('content', 'One picture')
  form.append('cities[]', '1')
  form.append('images', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photograph.jpg')
  const shaped = new Response(form)
  const type = shaped.headers.get('content-type') ?? ''
  const body = Buffer.from(await shaped.arrayBuffer())
  return requestBytes(
    'POST /api/portfolios',
    { 'content-type': type, authorization: `Bearer ${token}` },
    body,
  )
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { RunningServer } from './server.ts'

/** A house and its own key. */
export interface House {
  id: string
  key: string
}

/** Begins a house for a price of its own. */
export async function beginHouse(server: RunningServer): Promise<House> {
  const house = { id: randomUUID(), key: randomBytes(32).toString('base64url') }
  const stages = [
    { stage: 'walls', percent: 70 },
    { stage: 'handover', percent: 30 },
  ]
  const begun = {
    basis: 'own-price',
    builder: 'Ustad Rafiq',
    basePkr: 10_000_000,
    stages,
    city: 'Lahore',
    locality: 'Johar Town',
    startsOn: new Date().toISOString().slice(0, 10),
    weeks: 30,
    language: 'en',
  }
  await sendToHouse(server, house, 'POST', '', { ...house, ...begun })
  return house
}

/** Calls an address below a house; throws on a refusal. */
export async function sendToHouse(
  server: RunningServer,
  { key }: House,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const isForm = body instanceof FormData
  const response = await fetch(`${server.url}/api/houses${path}`, {
    method,
    headers: { 'x-house-key': key, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
}

import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { maskNetwork } from '../core/contact/network-address.ts'
import { callerOf } from './caller.ts'

it('knows no address of a sender that has left', () => {
  // The framework's values once the socket is closed.
  const left = { ip: undefined, hostname: 'tameer.example', headers: {} } as unknown as FastifyRequest
  expect(callerOf(left).ip).toBe('unknown')
  expect(maskNetwork(callerOf(left).ip)).toBe('unknown')
})

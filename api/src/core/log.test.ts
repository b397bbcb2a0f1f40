import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: (line) => lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it.each([
    ['a password', { password: 'hunter22' }],
    ['a token in a body', { body: { token: 'hunter22' } }],
    ['a header', { req: { headers: { authorization: 'Bearer hunter22' } } }],
    ['a reset code', { body: { resetCode: 'hunter22', newPassword: 'hunter22' } }],
    ['an address in a header', { options: { headers: { 'x-forwarded-for': 'hunter22' } } }],
    ['a key of a bank', { payments: { alfalah: { key1: 'hunter22', merchantHash: 'hunter22' } } }],
    [
      'a secret of a bank',
      { config: { secret: 'hunter22', webhookSecret: 'hunter22', integritySalt: 'hunter22' } },
    ],
    ['the form that leads to a bank', { started: { departure: { fields: [['Password', 'hunter22']] } } }],
    ['a bearer in a sentence', { reason: 'refused Bearer hunter22' }],
    ['an address in an error', { err: new Error('no mailbox for hunter22@example.com') }],
  ])('masks %s', (_name, fields) => {
    const lines = linesOf((log) => log.error(fields, 'something'))
    expect(lines).toContain('something')
    expect(lines).not.toContain('hunter22')
  })

  it('leaves package paths alone', () => {
    expect(linesOf((log) => log.info('at node_modules/@fastify/static/index.js'))).toContain(
      '@fastify/static/index.js',
    )
  })

  it('masks a long line of any content in linear time', () => {
    // With steps that grow with its square this would take longer than a test may.
    for (const word of ['a', 'a@', 'a@a', '@a.', 'Bearer ']) {
      linesOf((log) => log.error(word.repeat(400_000 / word.length)))
    }
  })

  it('writes nothing below its level', () => {
    const lines: string[] = []
    createLog('warn', { write: (line) => lines.push(line) }).info('quiet')
    expect(lines).toEqual([])
  })
})

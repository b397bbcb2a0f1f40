import { type ErrorCode, errorCodes, houseRefusals } from '@tameer/contract'
import type { WireAnswer } from './wire.ts'

/** Texts that exist only inside the server and must not be in a response. */
const inside =
  /\bat .{1,200}:\d+:\d+|node_modules|SQLITE_|sqlite3?\b|\bpostgres|SqliteError|syntax error at|violates .{1,40} constraint|UNIQUE constraint|select ["`*]|insert into|\/api\/(src|dist)\/|ENOENT|EACCES|\/tmp\/|TypeError|RangeError|Cannot read prop|is not a function|\[object Object\]/i

const codes = new Set<ErrorCode>(errorCodes)

/** Returns what is wrong with any response, or undefined. */
export function judgeAnswer({ status, headers, body }: WireAnswer): string | undefined {
  if (status >= 500) return `${status} ${body.toString().slice(0, 300)}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'without nosniff'
  if (headers['x-injected'] !== undefined) return 'a header came from the request'
  const { location } = headers
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`
  return undefined
}

/** Returns what is wrong with the body of an API failure, or undefined. */
export function judgeFailure({ status, headers, body }: WireAnswer): string | undefined {
  if (!headers['content-type']?.startsWith('application/json'))
    return `${status} of the type ${headers['content-type']}`
  const said: unknown = JSON.parse(body.toString())
  if (typeof said !== 'object' || said === null) return 'no object'
  const { message, code, fields, current, totalPkr, reason, ...more } = said as Record<string, unknown>
  const named =
    fields === undefined ||
    (typeof fields === 'object' &&
      fields !== null &&
      Object.values(fields).every((text) => typeof text === 'string'))
  const sound = typeof message === 'string' && message !== '' && codes.has(code as ErrorCode) && named
  // Values stored at present, which contain a person's own text.
  const expected =
    (current === undefined || (code === 'conflict' && typeof current === 'object')) &&
    (reason === undefined || houseRefusals.some((one) => one === reason)) &&
    (totalPkr === undefined || (code === 'conflict' && Number.isInteger(totalPkr)))
  if (!sound || !expected || Object.keys(more).length > 0)
    return `a failure of another shape: ${body.toString().slice(0, 300)}`
  const [leak] = inside.exec(JSON.stringify({ message, fields })) ?? []
  return leak === undefined ? undefined : `tells of the inside: ${leak} in ${body.toString().slice(0, 300)}`
}

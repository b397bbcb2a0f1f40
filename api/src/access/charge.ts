import type { Context } from '../context/context.ts'
import type { LimitName } from '../core/config-limits.ts'
import { type AppError, tooManyRequests } from '../core/errors.ts'
import { networkOf } from '../core/network-address.ts'
import { emailKey } from '../db/queries/companies.ts'
import type { Caller } from './caller.ts'
import { logEvent } from './events.ts'
import { type Charge, count, type Receipt, type Refusal } from './rate-counter.ts'
import type { SignedIn } from './sessions.ts'

const sentences: Record<LimitName, string> = {
  loginAccount: 'Too many failed logins. You can reset your password now, or wait',
  loginAddress: 'Too many failed logins from your network',
  signUp: 'Too many accounts were opened from your network',
  reset: 'Too many codes were asked for from your network',
  resetTry: 'Too many reset codes were tried from your network',
  resetTryAccount: 'Too many reset codes were tried for this account from your network',
  upload: 'You have sent many pictures in a short time',
  write: 'You have made many changes in a short time',
  open: 'Too many calls came from your network',
  export: 'You have asked for your data many times already',
}

/**
 * For whom a call is counted: the signed-in company, or else the caller's network; with a typed address, network and
 * address together, whether or not an account has it.
 */
export function subjectOf({ ip }: Caller, company: SignedIn | undefined, email?: string): string {
  const network = networkOf(ip)
  return email === undefined ? (company?.id ?? network) : `${network}\0${emailKey(email)}`
}

/** Counts all charges. Throws `too-many-requests` when one is over its limit. */
export async function charge(context: Context, caller: Caller, charges: Charge[]): Promise<Receipt> {
  const outcome = await count(context, charges)
  if ('at' in outcome) return outcome
  throw refusalOf(caller, outcome)
}

/** The error of a refusal, which is logged. */
export function refusalOf(caller: Caller, { limit, waitMs }: Refusal): AppError {
  logEvent(caller, 'throttled', { limit, waitMs })
  return tooManyRequests(sentences[limit], waitMs)
}

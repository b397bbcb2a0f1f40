// A bank for trials: `npm run bank`. It prints the settings of a server that pays through it, and serves until it is
// ended. The server of a demo starts it with `--quiet` and is sent the settings.
import { parseArgs } from 'node:util'
import { behaviours, isBehaviour } from './behaviours.ts'
import type { BankGateway } from './books.ts'
import { startBank } from './start-bank.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    quiet: { type: 'boolean', default: false },
    behaviour: { type: 'string', default: 'pays' },
    'alfalah-listener': { type: 'string' },
    'safepay-listener': { type: 'string' },
  },
})
if (!isBehaviour(values.behaviour)) {
  console.error(`--behaviour is one of ${Object.keys(behaviours).join(', ')}`)
  process.exit(2)
}
const bank = await startBank({ port: Number(values.port) })
bank.behave(values.behaviour)
for (const gateway of ['alfalah', 'safepay'] satisfies BankGateway[]) {
  const listener = values[`${gateway}-listener`]
  if (listener !== undefined) bank.tellAt(gateway, listener)
}
if (!values.quiet) {
  console.log(`# Demo bank at ${bank.url}: no money moves. Settings of a server that pays through it:`)
  for (const [name, value] of Object.entries(bank.settings)) console.log(`${name}=${value}`)
  console.log(`# Control: header x-control-key: ${bank.keys.control}`)
}
process.send?.(bank.settings)
// A server that was killed leaves no bank behind.
process.once('disconnect', () => void bank.stop())
process.once('SIGINT', () => void bank.stop()).once('SIGTERM', () => void bank.stop())

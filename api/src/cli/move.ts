import { parseArgs } from 'node:util'
import { readConfig, readEnvironment } from '../core/config/config.ts'
import { runForOperator, secretHint } from '../move/for-operator.ts'
import { placeAt } from '../move/place.ts'
import { moveBetween, requireFree } from '../move/sides.ts'

// Copies everything from one place to another and compares both. Continues an interrupted move.

const help = `npm run move -- --from PLACE --to PLACE

Copies the database and the pictures into an empty place and compares both sides
byte for byte. Stop every server on both sides first. Interrupted at any moment,
the same command goes on. The source stays as it is.

  --from, --to                    a data folder, sqlite: and the path of a file, or
                                  postgres://user@host/database (password: PGPASSWORD)
  --from-pictures, --to-pictures  a folder, or s3 for what the S3_… settings name.
                                  Without it a data folder's pictures are in its
                                  uploads/; a database's are where DATA_DIR and S3_…
                                  say. In one place on both sides they stay there
  --help                          this text

Ends with 0 when all is moved and alike, 3 when all is but files of pictures were
not at the source, 1 with a sentence otherwise.`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'from-pictures': { type: 'string' },
  'to-pictures': { type: 'string' },
  help: { type: 'boolean' },
} as const

const redraw = process.stdout.isTTY
  ? (line: string) => void process.stdout.write(`\r\x1b[K${line}`)
  : undefined
const voice = { say: console.log, complain: console.error, redraw }

if (process.argv.includes('--help')) {
  console.log(help)
} else {
  process.exitCode = await runForOperator(voice, async (work) => {
    const { values } = parseArgs({ options })
    const config = readConfig(readEnvironment())
    const from = placeAt('from', { place: values.from, pictures: values['from-pictures'] }, config)
    const to = placeAt('to', { place: values.to, pictures: values['to-pictures'] }, config)
    for (const place of [from, to]) await requireFree(place)
    return { moved: await moveBetween({ from, to }, config, work), next: secretHint(from, config) }
  })
}

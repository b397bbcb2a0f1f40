import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../core/config/config.ts'
import { AppError } from '../core/errors.ts'
import type { Moved } from './move-data.ts'
import type { Place } from './place.ts'
import { MoveError, type Work } from './work.ts'

const exitCodes = { whole: 0, failed: 1, picturesLost: 3 } as const

/** Time between two lines of progress, ms: short if the line can be redrawn, long if each adds a line. */
const betweenLinesMs = { redrawn: 100, added: 5000 }

export interface Voice {
  say: (line: string) => void
  complain: (line: string) => void
  /** Replaces the previous line; undefined when the output cannot do that. */
  redraw?: ((line: string) => void) | undefined
}

interface Outcome {
  moved: Moved
  /** Next step for the operator, as a sentence. */
  next: string
}

/** Runs a move: prints its progress and the next step, stops cleanly on a signal, and returns the exit code. */
export async function runForOperator(voice: Voice, task: (work: Work) => Promise<Outcome>): Promise<number> {
  const stop = new AbortController()
  const onSignal = () => stop.abort(new MoveError('Stopped. The same command goes on from here.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  const { redraw } = voice
  const said = (line: string) => {
    redraw?.('')
    voice.say(line)
  }
  try {
    const outcome = await task({ progress: createProgress(voice), say: said, signal: stop.signal })
    const { rows, pictures } = outcome.moved
    const counts = { Rows: rows.rows, pictures: pictures.pictures, files: pictures.files }
    const told = Object.entries(counts).map(([what, count]) => `${what}: ${grouped(count)}`)
    said(`Moved and compared, all alike. ${told.join(', ')}.`)
    said(`SHA-256 of all rows: ${rows.sum}`)
    said(outcome.next)
    if (pictures.lost.count === 0) return exitCodes.whole
    voice.complain(
      `${grouped(pictures.lost.count)} files that the database names were not at the source: ${pictures.lost.first.join(', ')}`,
    )
    return exitCodes.picturesLost
  } catch (error) {
    redraw?.('')
    voice.complain(describe(error))
    return exitCodes.failed
  }
}

/** Hint about the secret of the sessions, the only thing that is not moved. */
export function secretHint({ dataDir }: Place, config: Config): string {
  const file = join(dataDir, 'session-secret')
  if (config.session.secrets !== null) return 'Keep SESSION_SECRET as it is, and people stay signed in.'
  if (existsSync(file)) return `Set SESSION_SECRET to what ${file} holds, and people stay signed in.`
  return 'Set SESSION_SECRET as it was at the source, and people stay signed in.'
}

function createProgress({ say, redraw }: Voice): Work['progress'] {
  const pauseMs = redraw ? betweenLinesMs.redrawn : betweenLinesMs.added
  let saidAt = performance.now()
  return (what, done, of) => {
    if (performance.now() - saidAt < pauseMs) return
    saidAt = performance.now()
    const line = `${what}: ${grouped(done)} of ${grouped(of)}`
    if (redraw) redraw(line)
    else say(line)
  }
}

function grouped(number: number): string {
  return number.toLocaleString('en')
}

function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC') return 'The disk is full. The same command goes on once there is room.'
  if (error instanceof AppError && error.logMessage)
    return `${error.logMessage}. The same command goes on from here.`
  return error instanceof Error ? error.message : String(error)
}

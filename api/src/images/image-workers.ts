import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ImageKind } from '@tameer/contract'
import { busy } from '../core/errors.ts'
import { giveWay } from '../core/give-way.ts'
import type { DrawJob } from './drawn/share-face.ts'
import { ImageProblem, type ImageProblemReason } from './image-problem.ts'
import type { MadePaper, PaperJob, ReadStored } from './paper/paper-job.ts'
import type { ProcessedImage } from './process-image.ts'

export interface ImageJob {
  path: string
  /** The beginning of the names of the stored forms. */
  file: string
  kind: ImageKind
}

/** Reply of a worker: the picture, the reason for refusing it, or a fault that is not the picture's. */
export type ImageReply =
  | { made: ProcessedImage }
  | { drawn: Uint8Array }
  | { paper: MadePaper }
  | { problem: ImageProblemReason }
  | { fault: string; code?: string | undefined }

/** Asks for a stored file while a paper is made. */
export interface FileQuestion {
  question: number
  name: string
}

/** Answer to that question: the bytes of the file, undefined when there is none. */
export interface FileAnswer {
  question: number
  bytes: Uint8Array | undefined
}

export type Job = ImageJob | DrawJob | PaperJob

export interface ImageWorkers {
  /**
   * Makes the stored forms of a picture in another process. Throws ImageProblem when it is refused, `busy` when it does
   * not finish in time.
   */
  process(job: ImageJob): Promise<ProcessedImage>
  /** Draws a picture, in another process: a share picture as JPEG, a bill as PNG. */
  draw(job: DrawJob): Promise<Buffer>
  /**
   * Writes a paper in another process, which gets the files it asks for one after the other. Throws `busy` when it does not finish
   * in time, the error of `read`, and the disk's when the paper cannot be written.
   */
  print(job: PaperJob, read: ReadStored): Promise<MadePaper>
  /** Ends all processes, also those at work. */
  close(): void
}

interface WorkerOptions {
  /** A process that works on one picture for longer is ended. */
  jobMs?: number
  /** The same for a paper, which may have thousands of pictures. */
  paperMs?: number
  /** A process that is idle for so long is ended, which frees its memory. */
  idleMs?: number
  /** The worker's program. */
  path?: string
}

const defaults = { jobMs: 40_000, paperMs: 5 * 60_000, idleMs: 10_000 }
const noFiles: ReadStored = async () => undefined

/**
 * Path of the worker: beside this module in the sources; in a build an entry of its own, beside it or one folder up.
 */
function workerPath(): string {
  const places = ['./image-worker.ts', './image-worker.js', '../image-worker.js']
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!found) throw new Error('the image worker is not where it should be')
  return found
}

function start(path: string): ChildProcess {
  const worker = fork(path, [], {
    // The full address of tsx: a bare name would be resolved from the folder in which the server was started.
    execArgv: path.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    // The worker gets none of the server's secrets. Two arenas: glibc's many would each keep a picture's worth of
    // memory.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  worker.setMaxListeners(20)
  // Pictures wait for requests that only read, never the other way round.
  if (worker.pid !== undefined) giveWay(worker.pid)
  return worker
}

/** A process was killed at work: by its decoder, or by the system when other processes took the memory. */
class WorkerKilled extends Error {}

/**
 * Returns the result of one job. Throws `busy`, as a full queue does, for a picture within the limits that does not
 * finish in time. A process that ends by itself, for example because it cannot start, is a fault of ours.
 */
function ask(worker: ChildProcess, job: Job, jobMs: number, read: ReadStored): Promise<ImageReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(busy())), jobMs)
    const onExit = (code: number | null) =>
      end(() =>
        reject(
          code === null
            ? new WorkerKilled('the image worker was killed')
            : new Error(`the image worker ended with ${code}`),
        ),
      )
    const onError = (error: Error) => end(() => reject(error))
    const onMessage = (message: unknown) => {
      const reply = message as ImageReply | FileQuestion
      if ('question' in reply) answer(worker, reply, read).catch(onError)
      else end(() => resolve(reply))
    }
    function end(conclude: () => void) {
      clearTimeout(timer)
      worker.off('exit', onExit).off('error', onError).off('message', onMessage)
      conclude()
    }
    worker.on('exit', onExit).on('error', onError).on('message', onMessage)
    worker.send(job, (error) => error && onError(error))
  })
}

async function answer(
  worker: ChildProcess,
  { question, name }: FileQuestion,
  read: ReadStored,
): Promise<void> {
  const answer: FileAnswer = { question, bytes: await read(name) }
  if (worker.connected) worker.send(answer)
}

function failureOf(response: ImageReply): Error {
  if ('problem' in response) return new ImageProblem(response.problem)
  if (!('fault' in response)) return new Error('an answer to another question')
  const { fault, code } = response
  return Object.assign(new Error(fault), code === undefined ? {} : { code })
}

/** Starts workers as they are needed, one for each picture at work; the queue bounds their number. */
export function createImageWorkers(options: WorkerOptions = {}): ImageWorkers {
  const { jobMs, paperMs, idleMs, path } = { ...defaults, ...options }
  const all = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let closed = false

  function dismiss(worker: ChildProcess) {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    all.delete(worker)
    worker.kill('SIGKILL')
  }

  function take(): ChildProcess {
    const waiting = [...idle.keys()].at(-1)
    if (waiting) {
      clearTimeout(idle.get(waiting))
      idle.delete(waiting)
      return waiting
    }
    const worker = start(path ?? workerPath())
    all.add(worker)
    worker.once('exit', () => dismiss(worker))
    worker.once('error', () => dismiss(worker))
    return worker
  }

  function rest(worker: ChildProcess) {
    if (!worker.connected || !all.has(worker)) return dismiss(worker)
    idle.set(worker, setTimeout(() => dismiss(worker), idleMs).unref())
    worker.unref()
    worker.channel?.unref()
  }

  async function tryOnce(job: Job, forMs = jobMs, read = noFiles): Promise<ImageReply> {
    const worker = take()
    worker.ref()
    worker.channel?.ref()
    const response = await ask(worker, job, forMs, read).catch((error: unknown) => {
      dismiss(worker)
      throw error
    })
    rest(worker)
    return response
  }

  /** A picture is refused when a second process is killed over it. No picture is blamed when the server is stopping. */
  async function work(job: ImageJob | DrawJob): Promise<ImageReply> {
    const blame = (error: unknown) => {
      if (!(error instanceof WorkerKilled)) throw error
      throw closed ? busy() : new ImageProblem('damaged', error)
    }
    return tryOnce(job).catch((error: unknown) => {
      if (!(error instanceof WorkerKilled) || closed) return blame(error)
      return tryOnce(job).catch(blame)
    })
  }

  return {
    async process(job) {
      const response = await work(job)
      if ('made' in response) return response.made
      throw failureOf(response)
    },
    async draw(job) {
      const response = await work(job)
      if ('drawn' in response) return Buffer.from(response.drawn)
      throw failureOf(response)
    },
    async print(job, read) {
      const response = await tryOnce(job, paperMs, read).catch((error: unknown) => {
        throw error instanceof WorkerKilled ? busy() : error
      })
      if ('paper' in response) return response.paper
      throw failureOf(response)
    },
    close() {
      closed = true
      for (const worker of [...all]) dismiss(worker)
    },
  }
}

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { cleanLine, maxImageBytes, maxImageMegabytes, maxImagesPerPortfolio, problem } from '@tameer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asFileFailure } from '../../core/disk-full.ts'
import { AppError, invalid, invalidField, tooLarge, unsupportedMediaType } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Endpoint } from '../endpoint-schema.ts'
import { fieldName, gatherFields } from './multipart-fields.ts'
import { boundBody } from './unread-body.ts'

export interface UploadedFile {
  /** Name of the form's field. */
  field: string
  /** Its number, if the field takes several files. */
  number: number | undefined
  /** The sender's name for it: for display, never used as a path. */
  filename: string
  /** Temporary file with its bytes. */
  path: string
  bytes: number
}

export interface Upload {
  /** The form's raw texts by field name, not yet validated. */
  form: Record<string, unknown>
  files: UploadedFile[]
  /** Removes the temporary files. */
  dispose(): Promise<void>
}

const maxFieldBytes = 64 * 1024
const maxFields = 100
const drainMs = 20_000
const limits = {
  files: maxImagesPerPortfolio,
  fileSize: maxImageBytes,
  fields: maxFields,
  fieldSize: maxFieldBytes,
  parts: maxFields + maxImagesPerPortfolio + 1,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

/** Registers the parser for forms with files. */
export function acceptUploads(app: FastifyInstance): void {
  void app.register(multipart, { limits, throwFileSizeLimit: false })
}

/**
 * Reads a form, its files into temporary files in `folder`. The whole request is read even when it is invalid, within a
 * bound, because a browser that is still sending does not read our response. Throws AppError (`DiskFull` when there is
 * no room for the files), and then leaves nothing in the folder.
 */
export async function readUpload(
  request: FastifyRequest,
  endpoint: Endpoint,
  folder: string,
): Promise<Upload> {
  if (!request.isMultipart()) throw unsupportedMediaType('sendMultipart')
  const files: UploadedFile[] = []
  const dispose = async () => {
    for (const { path } of files) await rm(path, { force: true })
  }
  boundBody(request)
  const end = endOf(request)
  try {
    return {
      form: await readParts(request, endpoint, folder, files, end),
      files: withContent(files),
      dispose,
    }
  } catch (error) {
    await dispose()
    // The sender has left and gets no response, and the form is not at fault.
    if (end.aborted) throw invalid('uploadInterrupted')
    await drain(request)
    throw asAppError(error, endpoint)
  }
}

/**
 * Aborts when the request ends before its form: its time is over, or its sender has left. The parser gets no event for
 * the first case, and would wait forever.
 */
function endOf({ raw, signal }: FastifyRequest): AbortSignal {
  const end = new AbortController()
  const note = () => {
    // Once the whole request has arrived, the signal means nothing more.
    if (!raw.readableEnded) end.abort(signal.reason)
  }
  signal.addEventListener('abort', note, { once: true })
  return end.signal
}

/** Lets a client finish sending, for a while, when its form was refused early. */
async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drainMs)
    for (const event of ['end', 'close', 'error']) {
      raw.once(event, () => {
        clearTimeout(timer)
        resolve()
      })
    }
    raw.resume()
  })
}

async function readParts(
  request: FastifyRequest,
  endpoint: Endpoint,
  folder: string,
  files: UploadedFile[],
  end: AbortSignal,
): Promise<Record<string, unknown>> {
  const fields = gatherFields(endpoint.form)
  const refusals: AppError[] = []
  const parts = request.parts({ limits: { files: maxFiles(endpoint) } })
  for await (const part of untilAborted(parts, end)) {
    if (part.type === 'file') {
      const refusal = refusals[0] ?? (await keepFile(part, endpoint, folder, files, end))
      if (refusal && !refusals.includes(refusal)) refusals.push(refusal)
      part.file.resume()
      continue
    }
    // A part without a name belongs to no field.
    const name: string | undefined = part.fieldname
    if (name === undefined) continue
    if (part.valueTruncated) refusals.push(invalidField(fieldName(name), 'textTooLong'))
    else fields.add(name, part.value)
  }
  if (refusals[0]) throw refusals[0]
  return fields.values
}

/** Yields the items until the signal aborts; then throws its reason, even if no other item ever comes. */
async function* untilAborted<Item>(items: AsyncIterableIterator<Item>, signal: AbortSignal) {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // The rejection may come while nothing awaits it.
  aborted.catch(() => {})
  for (;;) {
    const { done, value } = await Promise.race([items.next(), aborted])
    if (done) return
    yield value
  }
}

/** Writes a file into the folder; returns the reason for refusing it, if there is one. */
async function keepFile(
  part: MultipartFile,
  endpoint: Endpoint,
  folder: string,
  files: UploadedFile[],
  end: AbortSignal,
): Promise<AppError | undefined> {
  const field = fieldName(part.fieldname ?? '')
  const accepted = Object.entries(endpoint.files ?? {}).find(([name]) => name === field)?.[1]
  if (!accepted) return invalid('fileNotTaken', { [field]: 'noFileHere' })

  const count = files.filter((file) => file.field === field).length + 1
  const filename = cleanLine(part.filename ?? '').slice(0, 80)
  const number = accepted.many ? count : undefined
  const file = { field, number, filename, path: join(folder, newId()), bytes: 0 }
  if (!accepted.many && count > 1) {
    return invalidField(field, accepted.document ? 'sendOneDocument' : 'sendOneImage')
  }
  files.push(file)
  const writer = createWriteStream(file.path, { flags: 'wx', mode: 0o600 })
  // A client that disconnects can end the pipeline before the file was even opened: only after it is closed is its
  // removal final.
  const closed = new Promise<void>((resolve) => writer.once('close', resolve))
  await pipeline(part.file, writer, { signal: end }).finally(() => closed)
  file.bytes = part.file.bytesRead
  if (!part.file.truncated) return undefined
  const what = accepted.document
    ? problem('documentTooLarge', { megabytes: maxImageMegabytes })
    : problem('pictureTooLarge', { number, filename, megabytes: maxImageMegabytes })
  return tooLarge(what, { [field]: what })
}

/** Leaves out empty files: a browser sends an unused file field as a file without name and content. */
function withContent(files: UploadedFile[]): UploadedFile[] {
  return files.filter(({ filename, bytes }) => filename !== '' || bytes > 0)
}

/** Number of files that a form of the endpoint may hold. */
export function maxFiles({ files = {} }: Endpoint): number {
  return Object.values(files).some(({ many }) => many) ? maxImagesPerPortfolio : 1
}

/** Turns errors of the parser into ours. They have codes of their own, or none for a malformed body. */
function asAppError(error: unknown, endpoint: Endpoint): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  if ('syscall' in error) return asFileFailure(error)
  if ('code' in error && error.code === 'FST_FILES_LIMIT') {
    const most = maxFiles(endpoint)
    const one = Object.values(endpoint.files ?? {}).some(({ document }) => document)
      ? 'sendOneDocument'
      : 'sendOneImage'
    const what = most === 1 ? one : problem('tooManyImages', { maximum: most })
    return invalid(what, Object.fromEntries(Object.keys(endpoint.files ?? {}).map((name) => [name, what])))
  }
  return new AppError('invalid', 'formUnreadable', { cause: error, logMessage: error.message })
}

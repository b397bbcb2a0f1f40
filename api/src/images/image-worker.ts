import { giveWay } from '../core/give-way.ts'
import { drawBillPicture } from './drawn/bill-picture.ts'
import { drawSharePicture } from './drawn/share-picture.ts'
import { ImageProblem } from './image-problem.ts'
import type { FileAnswer, ImageReply, Job } from './image-workers.ts'
import { drawPaper } from './paper/draw-paper.ts'
import { processImage } from './process-image.ts'

// A process of its own, so that the decoders' memory is freed when it ends, and so that a picture that crashes a
// decoder crashes nothing else. It works on one picture or paper after the other, with a lower priority than the server.

const questions = new Map<number, (bytes: Uint8Array | undefined) => void>()
let asked = 0

/** Asks the server for a stored file: only the server knows the picture store. */
function readStored(name: string): Promise<Uint8Array | undefined> {
  asked += 1
  const question = asked
  return new Promise((resolve) => {
    questions.set(question, resolve)
    process.send?.({ question, name })
  })
}

async function answer(job: Job): Promise<ImageReply> {
  try {
    if ('bill' in job) return { drawn: await drawBillPicture(job.bill) }
    if ('face' in job) return { drawn: await drawSharePicture(job) }
    if ('blocks' in job) return { paper: await drawPaper(job, readStored) }
    return { made: await processImage(job.path, job.file, job.kind) }
  } catch (error) {
    if (error instanceof ImageProblem) return { problem: error.reason }
    return { fault: error instanceof Error ? error.message : String(error), code: codeOf(error) }
  }
}

/** The system's name of an error, such as that of a full disk. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

giveWay()
process.on('message', (message: Job | FileAnswer) => {
  if (!('question' in message)) return void answer(message).then((result) => process.send?.(result))
  questions.get(message.question)?.(message.bytes)
  questions.delete(message.question)
})
process.once('disconnect', () => process.exit())

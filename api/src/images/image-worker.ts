import { giveWay } from '../core/give-way.ts'
import { drawBillPicture } from './drawn/bill-picture.ts'
import type { DrawJob } from './drawn/share-face.ts'
import { drawSharePicture } from './drawn/share-picture.ts'
import { ImageProblem } from './image-problem.ts'
import type { ImageJob, ImageReply } from './image-workers.ts'
import { processImage } from './process-image.ts'

// A process of its own, so that the decoders' memory is freed when it ends, and so that a picture that crashes a
// decoder crashes nothing else. It works on one picture after the other, with a lower priority than the server.

async function answer(job: ImageJob | DrawJob): Promise<ImageReply> {
  try {
    if ('bill' in job) return { drawn: await drawBillPicture(job.bill) }
    if ('face' in job) return { drawn: await drawSharePicture(job) }
    return { made: await processImage(job.path, job.file, job.kind) }
  } catch (error) {
    if (error instanceof ImageProblem) return { problem: error.reason }
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

giveWay()
process.on('message', (job: ImageJob | DrawJob) => {
  void answer(job).then((result) => process.send?.(result))
})
process.once('disconnect', () => process.exit())

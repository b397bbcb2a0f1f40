import { setPriority } from 'node:os'
import { ImageProblem } from './image-problem.ts'
import type { ImageAnswer, ImageJob } from './image-workers.ts'
import { processImage } from './process-image.ts'

// A process of its own, so that the decoders' memory goes when it ends, and so that a picture that brings a decoder
// down brings down nothing else. It works one picture after the other and gives way to the server.

async function answer({ path, file, kind }: ImageJob): Promise<ImageAnswer> {
  try {
    return { made: await processImage(path, file, kind) }
  } catch (error) {
    if (error instanceof ImageProblem) return { problem: error.reason }
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

setPriority(10)
process.on('message', (job: ImageJob) => {
  void answer(job).then((result) => process.send?.(result))
})
process.once('disconnect', () => process.exit())

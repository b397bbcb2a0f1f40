import { maxImageBytes, maxImageMegabytes } from '@tameer/contract'
import { fileTooLarge } from '#words/forms'

/** Problem of a chosen document that has more bytes than the server takes; undefined when it has not. */
export function largeFileProblem(file: File): string | undefined {
  return file.size > maxImageBytes ? fileTooLarge(maxImageMegabytes) : undefined
}

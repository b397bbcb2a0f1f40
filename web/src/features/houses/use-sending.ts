import type { HousePictureKind } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { ApiError } from '../../net/api-error.ts'
import type { OpenedHouse } from './house-acts.ts'
import { markSent, type PickedPicture } from './picked-pictures.ts'
import { type SendingProgress, sendPictures } from './send-pictures.ts'

/** Without a whole picture for so long the line is called slow. */
const slowMs = 10_000

export interface Sending extends SendingProgress {
  readonly slow: boolean
}

/** Sends pictures, and then what they belong to. The id of that stays the same until what is sent changes. */
export function useSending(opened: OpenedHouse) {
  const [progress, setProgress] = useState<SendingProgress>()
  const [slow, setSlow] = useState(false)
  const made = useRef({ id: '', content: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each whole picture begins the time anew
  useEffect(() => {
    setSlow(false)
    if (!progress) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [progress === undefined, progress?.sent])

  const idFor = (content: unknown): string => {
    const text = JSON.stringify(content)
    if (made.current.content !== text) made.current = { id: newId(), content: text }
    return made.current.id
  }
  /** `act` sends what the pictures belong to, under the id. Throws ApiError; what arrived is not sent again. */
  const send = async <Content extends { pictureIds: readonly string[] }>(
    pictures: readonly PickedPicture[],
    content: Content,
    act: (body: Content & { id: string }) => Promise<unknown>,
    kind: HousePictureKind = 'work',
  ): Promise<void> => {
    try {
      if (pictures.length > 0) await sendPictures(opened, pictures, setProgress, kind)
      await act({ ...content, id: idFor(content) })
    } catch (error) {
      const lost = error instanceof ApiError && error.reason === 'pictureNotHere'
      // The server keeps a picture that belongs to nothing for some days: the next try sends all again.
      if (lost) for (const { id } of pictures) markSent(id, false)
      throw error
    } finally {
      setProgress(undefined)
    }
  }
  return { sending: progress && { ...progress, slow }, send }
}

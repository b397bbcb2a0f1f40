import { useEffect } from 'react'
import { pickedPictures, restorePictures } from '../picked-pictures.ts'
import { usePicked } from '../use-picked.ts'
import { loadQueue } from './load-queue.ts'

/** Work on drafts, one after another, so that the last one counts. */
let work: Promise<unknown> = Promise.resolve()
/** Pictures whose bytes are stored. */
const stored = new Set<string>()

/**
 * Keeps the picked pictures of a house on the device while their sheet is open: a phone may close the page behind its camera.
 * They are there again when the page is loaded at the sheet.
 */
export function usePictureDraft(houseId: string): void {
  const { pictures } = usePicked(houseId)
  useEffect(() => {
    inTurn(() => restore(houseId))
    return () => inTurn(() => forget(houseId))
  }, [houseId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => inTurn(() => keep(houseId)), [houseId, pictures])
}

function inTurn(step: () => Promise<void>): void {
  // A device that stores nothing keeps pictures as long as the page.
  work = work.then(step).catch(() => undefined)
}

async function restore(houseId: string): Promise<void> {
  const found = await (await loadQueue()).keptDraft(houseId)
  for (const { id } of found) stored.add(id)
  restorePictures(
    houseId,
    found.map(({ bytes, ...one }) => ({ ...one, file: new File([bytes], one.name, { type: 'image/jpeg' }) })),
  )
}

async function keep(houseId: string): Promise<void> {
  const picked = pickedPictures.read()
  const ready = picked.houseId === houseId ? picked.pictures.filter(({ file }) => file !== undefined) : []
  const files = new Map<string, ArrayBuffer>()
  for (const { id, file } of ready) if (file && !stored.has(id)) files.set(id, await file.arrayBuffer())
  const draft = ready.map(({ id, name, bytesBefore, takenAt }) => ({ id, name, bytesBefore, takenAt }))
  await (await loadQueue()).keepDraft(houseId, draft, files)
  for (const id of files.keys()) stored.add(id)
}

async function forget(houseId: string): Promise<void> {
  stored.clear()
  await (await loadQueue()).keepDraft(houseId, [], new Map())
}

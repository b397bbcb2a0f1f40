import { requireRoom } from '../core/disk-full.ts'
import type { Database } from '../db/engines/connect.ts'
import { tryRoom } from '../db/try-room.ts'
import { carryingNotes } from '../db/with-first-write.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createDiskWatch, type DiskWatch } from './disk-watch.ts'

interface Tools {
  db: Database
  images: ImageStore
  uploadDir: string
}

/** Wraps the tools, so that the watch sees every write that fails on a full disk. */
export function watchTools({
  db,
  images,
  uploadDir,
}: Tools): Pick<Tools, 'db' | 'images'> & { disk: DiskWatch } {
  const files = async () => {
    await requireRoom(uploadDir)
    await images.check()
  }
  const disk = createDiskWatch({ trials: { database: () => tryRoom(db), files } })
  const carrying = carryingNotes(db)
  return {
    disk,
    db: {
      ...db,
      write: (work) => disk.saving('database', () => carrying.write(work)),
      note: (work) => disk.saving('database', () => carrying.note(work)),
    },
    images: { ...images, put: (named) => disk.saving('files', () => images.put(named)) },
  }
}

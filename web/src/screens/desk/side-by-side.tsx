import type { ReactNode } from 'react'
import * as words from '#words/desk-shared'
import { uploadAddress } from '../../net/picture-source.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OutsideLink } from '../../ui/links.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Holder, HolderLine } from './holder-line.tsx'

/** A picture at one of the companies that have it. */
interface PictureSide {
  holder: Holder
  picture: string
  /** Place of the picture there, in words. */
  place: ReactNode
}

/** One picture at two companies, the one that is looked at first. Closed without sides. */
export function SideBySide({ sides, onClose }: { sides: readonly PictureSide[]; onClose: () => void }) {
  return (
    <Dialog
      actions={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
      open={sides.length > 0}
      title={words.sideTitle}
      wide
    >
      <p className="text-muted">{words.sideLead}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 sm:gap-6">
        {sides.map(({ holder, picture, place }) => (
          <li className="min-w-0" key={holder.id}>
            <OutsideLink className="block border border-line" href={uploadAddress(picture)}>
              <Picture
                alt={words.pictureOf(holder.name)}
                eager
                fit="contain"
                picture={{ src: uploadAddress(picture) }}
                ratio={4 / 3}
              />
            </OutsideLink>
            <div className="mt-2 font-medium">
              <HolderLine holder={holder} />
            </div>
            <p className="mt-1 text-muted text-small wrap-anywhere">{place}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

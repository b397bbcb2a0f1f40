import { classNames } from './class-names.ts'

/** A quiet block where something is being fetched; give it its size by class. That of a picture may show it early. */
export function Skeleton({ className, ofPicture }: { className?: string; ofPicture?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-xs bg-line', className)}
      data-picture={ofPicture}
    />
  )
}

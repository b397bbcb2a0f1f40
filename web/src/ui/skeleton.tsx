import { classNames } from './class-names.ts'

/** A quiet block where something is being fetched; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe rounded-xs bg-line', className)} />
  )
}

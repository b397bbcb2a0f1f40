import { classNames } from './class-names.ts'

/** A quiet block where something is being fetched; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe rounded-xs bg-line', className)} />
  )
}

/** A grid of card-shaped blocks for a list that is being fetched. */
export function SkeletonCards({ count = 6, label = 'Loading…' }: { count?: number; label?: string }) {
  return (
    <div className="card-grid" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <span className="block border border-line bg-sheet" key={place}>
          <Skeleton className="aspect-4/3 rounded-none" />
          <span className="block space-y-3 p-5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </span>
      ))}
    </div>
  )
}

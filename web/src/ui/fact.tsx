import type { ReactNode } from 'react'

/** One line of a list of facts; not shown without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    // With large text the value wraps below its name.
    <div className="flex flex-wrap gap-x-3 px-5 py-2.5">
      <dt className="w-22 shrink-0 text-muted text-small">{name}</dt>
      <dd className="min-w-0 flex-[1_1_8rem] text-small [&>a]:-my-0.5 [&>a]:inline-block [&>a]:py-0.5">
        {children}
      </dd>
    </div>
  )
}

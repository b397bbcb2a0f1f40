import type { ReactNode } from 'react'

interface FactProps {
  name: string
  children: ReactNode
}

/** One line of a list of facts; not shown without a value. */
export function Fact({ name, children }: FactProps) {
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

/** Facts beside one another, at most four in a row, and three where there are five or six. Its children are cells. */
export function FactGrid({ children }: { children: ReactNode }) {
  return (
    // The lines before the first cell of each row lie outside.
    <div className="overflow-clip border-edge border-t">
      <dl className="-ms-[calc(1rem+1px)] grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,23%)),1fr))] [&:has(>:nth-child(5)):not(:has(>:nth-child(7)))]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,31%)),1fr))]">
        {children}
      </dl>
    </div>
  )
}

/** One cell of a `FactGrid`; not shown without a value. */
export function FactCell({ name, children }: FactProps) {
  if (!children) return null
  return (
    <div className="min-w-0 border-line border-s border-b py-2 ps-4 pe-2 text-small leading-snug">
      <dt className="text-[0.8125rem] text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

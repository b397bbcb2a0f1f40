import type { ReactNode } from 'react'

/** Fields side by side where two have room, also in large text; `col-span-full` gives one the whole line. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">{children}</div>
}

import type { ReactNode } from 'react'

/** The first sentence of a part of the settings. */
export function SettingsLead({ children }: { children: ReactNode }) {
  return <p className="mb-5 text-muted">{children}</p>
}

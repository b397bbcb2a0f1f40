import { Fragment } from 'react'
import { OutsideLink } from '../links.tsx'

interface SourceListProps {
  lead: string
  /** Addresses, and titles in English. */
  sources: readonly string[]
}

/** Sources of a figure in one small paragraph: addresses as links that show their site. */
export function SourceList({ lead, sources }: SourceListProps) {
  return (
    <p className="max-w-measure text-muted text-small wrap-anywhere">
      {lead}
      {sources.map((source, at) => (
        <Fragment key={source}>
          {at === 0 ? ' ' : ' · '}
          {source.startsWith('https://') ? (
            <OutsideLink className="link inline-block py-0.5" href={source}>
              <bdi dir="ltr">{new URL(source).hostname}</bdi>
            </OutsideLink>
          ) : (
            <bdi lang="en">{source}</bdi>
          )}
        </Fragment>
      ))}
    </p>
  )
}

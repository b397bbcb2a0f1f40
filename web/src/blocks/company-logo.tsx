import type { Company } from '@tameer/contract'
import { useState } from 'react'
import { uploadAddress } from './picture-source.ts'

/** First letters of the first two words, as a monogram. */
function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}

/** A company's logo in a square; its monogram when it has none or it does not load. Size it by class. */
export function CompanyLogo({
  company,
  sizePx,
  eager = true,
  className = '',
}: {
  company: Pick<Company, 'name' | 'image'>
  sizePx: number
  /** Seen at once; any other waits until it is near. */
  eager?: boolean
  className?: string
}) {
  const [broken, setBroken] = useState<string>()
  const square = { width: sizePx, height: sizePx }
  const box = `shrink-0 rounded-xs border border-line bg-sheet ${className}`
  if (!company.image || broken === company.image) {
    return (
      <span
        aria-label={`${company.name} has no logo`}
        className={`flex items-center justify-center font-display text-muted ${box}`}
        role="img"
        style={{ ...square, fontSize: sizePx * 0.36 }}
      >
        {monogram(company.name)}
      </span>
    )
  }
  return (
    <img
      alt={`${company.name} logo`}
      className={`object-contain ${box}`}
      decoding="async"
      height={sizePx}
      loading={eager ? undefined : 'lazy'}
      onError={() => setBroken(company.image ?? undefined)}
      src={uploadAddress(company.image)}
      style={square}
      width={sizePx}
    />
  )
}

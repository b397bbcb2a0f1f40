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

/** Widest square, in CSS pixels, that the small form of 160 pixels fills sharply on a phone's screen. */
const smallSquarePx = 80

/** Where the logo may be had, the lightest first: one narrower than 160 pixels has no form of that width. */
function sourcesOf(image: string, sizePx: number): string[] {
  const small = sizePx <= smallSquarePx ? [image.replace(/\.jpg$/, '-160.webp')] : []
  return [...small, image]
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
  const [broken, setBroken] = useState<readonly string[]>([])
  const source = company.image
    ? sourcesOf(company.image, sizePx).find((one) => !broken.includes(one))
    : undefined
  const square = { width: sizePx, height: sizePx }
  const box = `shrink-0 rounded-xs border border-line bg-sheet ${className}`
  if (!source) {
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
      onError={() => setBroken([...broken, source])}
      src={uploadAddress(source)}
      style={square}
      width={sizePx}
    />
  )
}

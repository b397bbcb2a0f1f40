import { type Company, widthsFor } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/companies'
import { useNear } from '../../browser/hooks/use-near.ts'
import { pictureFiles } from '../../net/picture-source.ts'

/** First letters of the first two words, as a monogram. */
function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}

/**
 * A company's logo in a square, or its monogram when it has no logo or the logo does not load. The class sets the
 * size.
 */
export function CompanyLogo({
  company,
  sizePx,
  eager = true,
  className = '',
}: {
  company: Pick<Company, 'name' | 'image' | 'imageWidth'>
  sizePx: number
  /** Loads at once; other logos load when they are near the visible part of the page. */
  eager?: boolean
  className?: string
}) {
  const [broken, setBroken] = useState<string>()
  const [near, element] = useNear(eager)
  const alt = words.logoOf(company.name)
  const { image, imageWidth } = company
  const square = { width: sizePx, height: sizePx }
  const box = `shrink-0 rounded-xs border border-line bg-sheet ${className}`
  if (!image || broken === image) {
    return (
      <span
        aria-label={words.noLogoOf(company.name)}
        className={`flex items-center justify-center font-display text-muted ${box}`}
        dir="auto"
        role="img"
        style={{ ...square, fontSize: sizePx * 0.36 }}
      >
        {monogram(company.name)}
      </span>
    )
  }
  if (!near)
    return <span aria-label={alt} className={`block ${box}`} ref={element} role="img" style={square} />
  return (
    <img
      alt={alt}
      className={`object-contain ${box}`}
      decoding="async"
      height={sizePx}
      onError={() => setBroken(image)}
      sizes={`${sizePx}px`}
      {...pictureFiles({ image, widths: imageWidth ? widthsFor(imageWidth, 'logo') : [] })}
      style={square}
      width={sizePx}
    />
  )
}

import type { QuickSlice } from '@tameer/calculator'
import { useId, useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quick-estimate'
import { sections as sectionNames } from '#words/values'
import { classNames } from '../../../ui/class-names.ts'
import { pieArcs } from './pie-arcs.ts'

/** Colour and hatching of the slices, in order, so that neither alone has to tell them apart. */
const looks = [
  { tone: 'text-pie-1', hatch: undefined },
  { tone: 'text-pie-2', hatch: 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6' },
  { tone: 'text-pie-3', hatch: 'M0 4H8' },
  { tone: 'text-pie-4', hatch: 'M4 0V8M0 4H8' },
  { tone: 'text-pie-5', hatch: 'M4 0V8' },
] as const

function lookOf(place: number) {
  return looks[place % looks.length] ?? looks[0]
}

/** A pie of numbered, hatched slices, and a list as its legend. */
export function PieChart({ slices, caption }: { slices: readonly QuickSlice[]; caption: string }) {
  const id = useId()
  const [pressed, setPressed] = useState<string>()
  const picked = slices.some(({ key }) => key === pressed) ? pressed : undefined
  const shares = slices.map(({ share }) => share)
  const arcs = pieArcs(shares, 100, 114)
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[min(15rem,40%)_1fr]">
      <svg aria-hidden="true" className="notranslate mx-auto w-full max-w-60" viewBox="-126 -126 252 252">
        <defs>
          {looks.map(({ tone, hatch }, place) => (
            <pattern
              className={tone}
              height={8}
              id={`${id}${place}`}
              key={tone}
              patternUnits="userSpaceOnUse"
              width={8}
            >
              <rect fill="currentColor" height={8} width={8} />
              {hatch && <path className="stroke-sheet" d={hatch} strokeWidth={1.2} />}
            </pattern>
          ))}
        </defs>
        {slices.map(({ key }, place) => (
          <g key={key}>
            <path
              className={classNames(
                'stroke-sheet transition-opacity',
                picked && picked !== key && 'opacity-25',
              )}
              d={arcs[place]?.path}
              fill={`url(#${id}${place})`}
              strokeWidth={1.5}
            />
            <text
              className="fill-ink text-small"
              dominantBaseline="central"
              textAnchor="middle"
              x={arcs[place]?.labelX}
              y={arcs[place]?.labelY}
            >
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ul aria-label={caption} className="w-full text-small">
        {slices.map(({ key, pkr, share }, place) => (
          // In large text the figures wrap below the name.
          <li className="flex flex-wrap items-center border-line border-b last:border-b-0" key={key}>
            <button
              aria-pressed={picked === key}
              className="flex min-h-11 flex-[1_1_9rem] items-center gap-2.5 py-1 text-start leading-tight hover:text-blue aria-pressed:font-semibold"
              onClick={() => setPressed(picked === key ? undefined : key)}
              type="button"
            >
              <svg aria-hidden="true" className={classNames('size-5 shrink-0', lookOf(place).tone)}>
                <rect fill={`url(#${id}${place})`} height="100%" width="100%" />
              </svg>
              <span aria-hidden="true" className="text-muted figures">
                {place + 1}
              </span>
              {sectionNames[key]}
            </button>
            <span className="ms-auto ps-3 text-end figures">{displayAmount(pkr)}</span>{' '}
            <span className="min-w-16 text-end text-muted figures">
              {words.percent((share * 100).toFixed(1))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

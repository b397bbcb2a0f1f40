import type { HouseView } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/house-page'
import { stageName } from '#words/house-questions'
import { type DrawnAs, drawnParts } from './drawn-parts.ts'

const footings = [66, 150, 196, 280].map((left) => `M${left} 176h16v10h7v9h-30v-9h7z`).join('')
const bodies = 'M62 104h236v56h-236zM62 44h176v52h-176z'
const slabs = 'M52 96h256v8h-256zM54 36h192v8h-192z'
const windows =
  'M76 58h30v26h-30zM132 58h30v26h-30zM192 58h32v26h-32zM76 118h30v26h-30zM256 118h28v26h-28zM146 116h24v44h-24zM186 116h52v44h-52z'

/**
 * The house as far as it is built: solid what is agreed, hatched what is said to be done, dashed what is to come. Its label
 * says the same in words.
 */
export function HouseDrawing({ view: { house, stages } }: { view: HouseView }) {
  const id = useId()
  const drawn = drawnParts(stages, house.basis)
  if (Object.values(drawn).every((as) => as === undefined)) return null
  const hatch = `url(#${id}h)`
  const part = (d: string, as: DrawnAs | undefined, solid = 'var(--color-sheet)') =>
    as && (
      <path
        d={d}
        {...(as === 'claimed'
          ? { ...looks.claimed, fill: hatch }
          : { ...looks[as], ...(as === 'agreed' && { fill: solid }) })}
      />
    )
  const built = drawn.walls === 'agreed'
  return (
    <svg
      aria-label={words.drawing(...inWords(stages))}
      className="mx-auto my-3 w-full max-w-92 overflow-visible *:[vector-effect:non-scaling-stroke]"
      fill="none"
      role="img"
      viewBox={drawn.walls || drawn.slabs ? '0 0 360 200' : '0 120 360 80'}
    >
      <pattern height="8" id={`${id}b`} patternUnits="userSpaceOnUse" width="14">
        <path d="M0 .5h14M0 4.5h14M3.5 0v4M10.5 4v4" stroke="var(--color-line)" />
      </pattern>
      <pattern height="6" id={`${id}h`} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width="6">
        <path d="M0 0v6" opacity=".55" stroke="var(--color-blue)" strokeWidth="2.5" />
      </pattern>
      <path
        d="M0 166h52M308 166h52M4 170l5-4M18 170l5-4M32 170l5-4M316 170l5-4M330 170l5-4M344 170l5-4"
        stroke="var(--color-edge)"
      />
      {part(footings, drawn.footings)}
      {part('M52 160h256v16h-256z', drawn.band)}
      {part(bodies, drawn.walls)}
      {built && drawn.plaster !== 'agreed' && <path d={bodies} fill={`url(#${id}b)`} />}
      {built && drawn.plaster === 'claimed' && part(bodies, 'claimed')}
      {part(slabs, drawn.slabs, 'var(--color-ink)')}
      {part('M62 36V26h176v10M246 96V86h54v10', drawn.slabs)}
      {part('M176 10h44v16h-44z', drawn.tank)}
      {part(windows, drawn.openings)}
      {part('M62 157h84M170 157h128M62 93h176', drawn.floors)}
      {part('M14 166v-26M14 140c-12 0-12-22 0-24c12 2 12 24 0 24M330 166v-34h22v34', drawn.garden)}
    </svg>
  )
}

const looks = {
  agreed: { stroke: 'var(--color-ink)', strokeWidth: 1.5 },
  claimed: { stroke: 'var(--color-ink)', strokeWidth: 1.25, strokeDasharray: '5 3' },
  'to-come': { stroke: 'var(--color-edge)', strokeDasharray: '4 3' },
}

/** The stages that are agreed, said to be done, and to come, each as a list of names. */
function inWords(stages: HouseView['stages']): [agreed: string, claimed: string, toCome: string] {
  const named = (...states: string[]) =>
    words.listed(stages.filter(({ state }) => states.includes(state)).map(({ stage }) => stageName(stage)))
  return [named('agreed'), named('claimed'), named('planned', 'begun', 'questioned')]
}

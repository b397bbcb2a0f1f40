import * as words from '#words/quote-comparison'
import { Added } from '../../../ui/added.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Cell } from './row.ts'

export function AddedLine({ word, children }: { word?: string; children: string }) {
  return (
    <span className="my-1 block text-small">
      {word && `${word} `}
      <Added>{children}</Added>
    </span>
  )
}

/** A cell's text with its notes below. Texts may be a company's own and run in either direction. */
export function CellText({ main, notes, added, isQuiet, isTotal }: Cell & { isTotal?: boolean | undefined }) {
  return (
    <>
      {main && (
        <bdi className={classNames(isTotal ? 'font-semibold' : isQuiet ? 'text-muted' : '')}>{main}</bdi>
      )}
      {added && !main && <AddedLine>{added}</AddedLine>}
      {notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be alike, and they never move
        <span className="block text-muted text-small" key={place}>
          <bdi>{note}</bdi>
        </span>
      ))}
      {added && main && <AddedLine word={words.added}>{added}</AddedLine>}
    </>
  )
}

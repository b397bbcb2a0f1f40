import type { Cell } from './row.ts'

/** A cell's text with its notes below. Texts may be a company's own, in either direction of writing. */
export function CellText({ main, notes, isTotal }: Cell & { isTotal?: boolean | undefined }) {
  return (
    <>
      <bdi className={isTotal ? 'font-display font-medium text-body' : ''}>{main}</bdi>
      {notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be alike, and they never move
        <span className="block text-muted" key={place}>
          <bdi>{note}</bdi>
        </span>
      ))}
    </>
  )
}

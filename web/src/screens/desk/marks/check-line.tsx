import { type ReactNode, useId } from 'react'
import * as words from '#words/desk-marks'
import type { CheckLine } from './check-lines.ts'

interface CheckLineRowProps {
  line: CheckLine
  ticked: boolean
  onTick: (ticked: boolean) => void
  problem: string | undefined
  /** Field in place of the text, where an operator may correct it. */
  children?: ReactNode
}

/** A line with the box to tick once it agrees. The whole line can be pressed. */
export function CheckLineRow({ line, ticked, onTick, problem, children }: CheckLineRowProps) {
  const id = useId()
  const { name, text, note } = line
  const label = words.lineNames[name]
  return (
    <li className="border-line border-b py-3">
      <div className="flex items-center justify-between gap-4">
        {children ? (
          <div className="min-w-0 grow">{children}</div>
        ) : (
          <label className="min-w-0 grow cursor-pointer" htmlFor={id}>
            <span className="block text-muted text-small">{label}</span>
            <bdi className="font-medium">{text}</bdi>
            {note && <span className="text-muted text-small"> {note}</span>}
            <span className="sr-only"> {words.agrees}</span>
          </label>
        )}
        <input
          aria-describedby={problem && `${id}-problem`}
          aria-invalid={problem ? true : undefined}
          aria-label={children ? `${label} ${text} ${words.agrees}` : undefined}
          checked={ticked}
          className="size-7 shrink-0 accent-blue"
          id={id}
          name={tickName(name)}
          onChange={(event) => onTick(event.target.checked)}
          type="checkbox"
        />
      </div>
      {problem && (
        <p className="mt-1 text-alarm text-small" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </li>
  )
}

/** Name of a line's box in the form. */
export function tickName(name: CheckLine['name']): string {
  return `agrees-${name}`
}

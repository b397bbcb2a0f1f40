type ScaleMarkProps = {
  /** Where it begins and how long it is, as parts of the row: 0 to 1. */
  from?: number
  length: number
}

/** A piece of the hairline below a row, drawn in blue: how much of the whole the row is. The figure beside it says the same. */
export function ScaleMark({ from = 0, length }: ScaleMarkProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return (
    <i
      aria-hidden="true"
      className="absolute -bottom-0.5 h-0.75 bg-blue"
      style={{ insetInlineStart: percent(from), inlineSize: percent(length) }}
    />
  )
}

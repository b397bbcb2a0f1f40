type ScaleMarkProps = {
  /** Start and length as parts of the row: 0 to 1. */
  from?: number
  length: number
}

/** A blue part of the line below a row: the row's share of the whole. The figure beside it says the same. */
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

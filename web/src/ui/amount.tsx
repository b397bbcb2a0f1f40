/** An amount with its unit small beside it: `1.40` large, `Crore` small. */
export function Amount({ text, className }: { text: string; className?: string }) {
  const space = text.lastIndexOf(' ')
  return (
    <span className={className}>
      <span className="font-display figures">{text.slice(0, space)}</span>
      <span className="text-[0.55em] text-muted"> {text.slice(space + 1)}</span>
    </span>
  )
}

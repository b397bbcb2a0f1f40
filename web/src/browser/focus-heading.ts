/** Moves the focus to the heading of the chosen thing, or of the screen, when the focused element was removed. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main [data-pane-heading]') ??
    document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

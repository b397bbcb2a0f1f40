/** Opens every fold that the element is in: what is folded can neither be seen nor take the focus. */
export function openFoldsAround(element: Element | null | undefined): void {
  const fold = element?.parentElement?.closest('details')
  if (!fold) return
  fold.open = true
  openFoldsAround(fold)
}

const controls = 'input, select, textarea, button'

/**
 * Opens the folds around a field, and focuses it. A field is found by the name of its control, or by `data-field` or
 * `data-problem` of the place around its controls: there the invalid one takes the focus, else the chosen one, else
 * the first. Returns false when there is no such field.
 */
export function goToField(form: HTMLElement | null, field: string): boolean {
  const name = CSS.escape(field)
  const place =
    form?.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
    form?.querySelector<HTMLElement>(`[name="${name}"], [data-problem="${name}"]`)
  openFoldsAround(place)
  const within = ['[aria-invalid="true"]', 'input:checked', controls]
  const control = place?.hasAttribute('data-field')
    ? within.map((one) => place.querySelector<HTMLElement>(one)).find(Boolean)
    : place
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'center' })
  return Boolean(control)
}

/** Options of a field from values, each with its label. */
export function asOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }))
}

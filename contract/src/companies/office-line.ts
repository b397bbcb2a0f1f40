/**
 * Address of an office in one line, with its city unless the address ends with it; '' when neither is known. `names` are
 * the city's names in all languages that the caller knows, the one to show first: an address may end with any of them.
 */
export function officeLine(address: string, names: readonly string[], comma: string): string {
  const end = address.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '')
  const isNamed = names.some((name) => end.endsWith(name.toLowerCase()))
  return [address, isNamed ? undefined : names[0]].filter(Boolean).join(comma)
}

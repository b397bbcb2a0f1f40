/** Address of an office in one line, with the city unless the address ends with it. '' when neither is known. */
export function officeLine(address: string, city: string | undefined): string {
  const isNamed = city !== undefined && address.toLowerCase().endsWith(city.toLowerCase())
  return [address, isNamed ? undefined : city].filter(Boolean).join(', ')
}

import { type Address, addresses, deskAddresses } from '@tameer/contract'

const known = Object.values({ ...addresses, ...deskAddresses }).map(({ method, path }: Address) => ({
  method,
  pieces: path.slice(1).split('/'),
}))

/** Methods of an address of the API, by its path below the API's base; none when there is no such address. */
export function allowedMethods(path: string): string[] {
  const asked = path.slice(1).split('/')
  const fits = (pieces: string[]) =>
    pieces.length === asked.length &&
    pieces.every((piece, place) => (piece.startsWith(':') ? asked[place] !== '' : piece === asked[place]))
  const methods = new Set<string>(known.flatMap(({ method, pieces }) => (fits(pieces) ? [method] : [])))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].toSorted()
}

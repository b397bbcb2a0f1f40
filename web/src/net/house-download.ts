import { houseAddresses } from '@tameer/contract'
import { downloadAt } from './download.ts'

/** Downloads a house as a PDF, with a key of it or the session of its company. Throws ApiError. */
export function downloadHouse(
  id: string,
  { houseKey, token }: { houseKey?: string | undefined; token?: string | null },
): Promise<Blob> {
  return downloadAt(
    houseAddresses.exportHouse,
    { id },
    {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(houseKey && { 'x-house-key': houseKey }),
    },
  )
}

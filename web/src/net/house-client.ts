import { type HouseEndpointName, houseAddresses } from '@tameer/contract'
import { type CallOptions, type ResponseBody, requestAt } from './api-client.ts'
import { type FormCallOptions, sendFormAt } from './multipart-client.ts'

/** Sends a JSON call of a house. Throws ApiError. */
export function houseRequest<Name extends HouseEndpointName>(
  name: Name,
  options?: CallOptions<Name>,
): Promise<ResponseBody<Name>> {
  return requestAt(houseAddresses[name], options)
}

/** Sends a picture of a house and tells the progress. Throws ApiError. */
export function sendHousePicture(options: FormCallOptions): Promise<ResponseBody<'sendHousePicture'>> {
  return sendFormAt<'sendHousePicture'>(houseAddresses.sendHousePicture, options)
}

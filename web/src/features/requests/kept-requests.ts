import { storedText } from '../../browser/stored-text.ts'

/** The requests this device can open, as stored text: the header only needs to know if there are any. */
export const keptRequests = storedText('requests')

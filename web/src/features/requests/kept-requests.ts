import { storedText } from '../../browser/stored-text.ts'

/** The requests this device can open, as text: the header asks only whether there are any. */
export const keptRequests = storedText('requests')

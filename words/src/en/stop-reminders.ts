export const title = 'Reminders'
export const question = 'Shall we send no more reminders to this address?'
export const stop = 'Stop the reminders'
export const stopping = 'Stopping the reminders…'
export const stopped =
  'We send no more reminders to this address. Mails about new questions and quotes still come.'
export const refused = 'This link does not stop any reminders. Use the link of the newest reminder.'
export const toHome = 'Go to the home page'

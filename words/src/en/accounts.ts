export const sendAgain = 'Send again'

export const noMailInDemo = 'The demo sends no mail.'
export const seeOutbox = 'See what it would have sent'

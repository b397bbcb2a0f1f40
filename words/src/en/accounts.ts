export const sendAgain = 'Send again'

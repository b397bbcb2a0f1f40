// What is wrong with a call of the desk, by the keys that the contract's rules and the API's errors give.

export const enterCode = 'Please enter the code'
export const codeWrong = 'This code is wrong or was used already. Please wait for the next one'
export const codeFirst = 'Please enter a code of your authenticator app'
export const codeAgain = 'Please enter a code again: the last one was some minutes ago'
export const passwordCommon = 'Many people use this password, so it is easy to guess. Please choose another'
export const momentInvalid = 'Please give the date and time in full'
export const noSecondFactorPrepared = 'Please begin again: no new authenticator app is waiting for a code'
export const secondFactorLost =
  'The second factor of this account cannot be read any more. It has to be made again on the server'

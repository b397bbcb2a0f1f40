// Sessions of an account on its devices.
export const devices = 'Devices'
export const loadingDevices = 'Loading devices...'
export const thisDevice = 'This device, in use now'
export const signOut = 'Sign out'
export const signedOut = (device: string) => `${device} was signed out`
export const lastUsed = (date: string) => `Last used ${date}`

export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long.`
export const passwordHint = (least: number) => `At least ${least} characters.`
export const currentPassword = 'Current password'
export const currentPasswordMissing = 'Please enter your current password'
export const newPassword = 'New password'

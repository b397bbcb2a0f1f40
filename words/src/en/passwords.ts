export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long.`
export const passwordHint = (least: number) => `At least ${least} characters.`

export const passwordTooShort = (least: number) => `پاس ورڈ کم از کم ${least} حروف کا ہونا چاہیے۔`
export const passwordHint = (least: number) => `کم از کم ${least} حروف۔`

export const passwordTooShort = (least: number) => `پاس ورڈ کم از کم ${least} حروف کا ہونا چاہیے۔`
export const passwordHint = (least: number) => `کم از کم ${least} حروف۔`
export const currentPassword = 'موجودہ پاس ورڈ'
export const currentPasswordMissing = 'براہِ کرم اپنا موجودہ پاس ورڈ لکھیں'
export const newPassword = 'نیا پاس ورڈ'

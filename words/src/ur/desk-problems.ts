// What is wrong with a call of the desk, by the keys that the contract's rules and the API's errors give.

export const enterCode = 'براہِ کرم کوڈ لکھیں'
export const codeWrong = 'یہ کوڈ غلط ہے یا استعمال ہو چکا ہے۔ براہِ کرم اگلے کوڈ کا انتظار کریں'
export const codeFirst = 'براہِ کرم اپنی آتھینٹیکیٹر ایپ کا کوڈ لکھیں'
export const codeAgain = 'براہِ کرم دوبارہ کوڈ لکھیں: پچھلا کوڈ چند منٹ پرانا ہے'
export const passwordCommon =
  'یہ پاس ورڈ بہت سے لوگ استعمال کرتے ہیں، اس لیے آسانی سے بوجھا جا سکتا ہے۔ براہِ کرم کوئی اور چنیں'
export const momentInvalid = 'براہِ کرم تاریخ اور وقت پورا لکھیں'
export const noSecondFactorPrepared =
  'براہِ کرم نئے سرے سے شروع کریں: کوئی نئی آتھینٹیکیٹر ایپ کوڈ کا انتظار نہیں کر رہی'
export const secondFactorLost = 'اس اکاؤنٹ کا دوسرا مرحلہ اب پڑھا نہیں جا سکتا۔ اسے سرور پر دوبارہ بنانا ہوگا'

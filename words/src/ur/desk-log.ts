// The log of the desk: what its lines tell of, and the columns of its file.

export const events = {
  'operator-added': 'ڈیسک میں شامل کیا گیا',
  'operator-removed': 'ڈیسک سے ہٹایا گیا',
  'operator-welcomed': 'پہلی بار کے لنک سے اکاؤنٹ تیار کیا',
  'signed-in': 'لاگ اِن کیا',
  'signed-out': 'لاگ آؤٹ کیا',
  'code-given': 'دوبارہ کوڈ دیا',
  'code-refused': 'غلط کوڈ دیا',
  'recovery-code-used': 'بحالی کا کوڈ استعمال کیا',
  'password-changed': 'پاس ورڈ تبدیل کیا',
  'second-factor-prepared': 'نئی آتھینٹیکیٹر ایپ لگانا شروع کی',
  'second-factor-changed': 'آتھینٹیکیٹر ایپ تبدیل کی',
  'recovery-codes-made': 'بحالی کے نئے کوڈ بنائے',
  'session-ended': 'ایک سیشن ختم کیا',
  'log-exported': 'لاگ کی فائل نکالی',
}

export const subjectKinds = { account: 'اکاؤنٹ', log: 'لاگ' }

/** Written by a command on the server. */
export const byCommand = 'سرور پر کمانڈ'

export const columns = {
  time: 'وقت (یو ٹی سی)',
  actor: 'کس نے',
  event: 'کیا',
  subjectKind: 'کس کے بارے میں',
  subject: 'شناخت',
  before: 'پہلے',
  after: 'بعد میں',
  network: 'کہاں سے',
}

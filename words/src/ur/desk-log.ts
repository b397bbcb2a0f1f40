// The log of the desk: the texts of its lines, and the columns of its file.

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
  'log-month-dropped': 'لاگ کا ایک مہینہ پورا ہوا اور حذف ہوا',
  'mail-retried': 'ایک ای میل فوراً بھجوائی',
  'mail-stopped': 'ایک ای میل روک دی',
  'company-hidden': 'کمپنی چھپائی',
  'company-suspended': 'کمپنی معطل کی',
  'company-restored': 'کمپنی بحال کی',
  'mailbox-confirmed': 'کمپنی کے میل باکس کی تصدیق کی',
  'reset-sent': 'کمپنی کو پاس ورڈ کا کوڈ بھیجا',
  'address-change-begun': 'ایسی کمپنی کا پتہ بدلنا شروع کیا جس کا میل باکس کھو گیا',
  'company-sessions-ended': 'کمپنی کے سیشن ختم کیے',
  'company-exported': 'کمپنی کے ڈیٹا کی فائل نکالی',
  'company-deleted': 'کمپنی حذف کی',
  'project-hidden': 'منصوبہ چھپایا',
  'project-restored': 'منصوبہ بحال کیا',
  'companies-exported': 'کمپنیوں کی فہرست کی فائل نکالی',
  'company-placed': 'کمپنی کی ترتیب تبدیل کی',
  'report-taken': 'شکایت اپنے ذمے لی',
  'report-closed': 'شکایت بند کی',
  'mark-checked': 'لائسنس یا رجسٹریشن قبول کی',
  'mark-refused': 'لائسنس یا رجسٹریشن مسترد کی',
  'profile-prepared': 'ایک کمپنی کا پروفائل تیار کیا',
  'prepared-changed': 'تیار پروفائل بدلا',
  'prepared-link-made': 'تیار پروفائل کا لنک بنایا',
  'prepared-removed': 'تیار پروفائل حذف کیا',
  'companies-suggested': 'کسی درخواست کے گھر والوں کو کمپنیاں تجویز کیں',
  'entry-added': 'فہرست میں نیا نام شامل کیا',
  'entry-renamed': 'فہرست کا ایک نام بدلا',
  'entry-retired': 'فہرست کا ایک نام بند کیا',
  'entry-restored': 'فہرست کا بند نام دوبارہ کھولا',
  'duplicates-put-aside': 'نوٹ کیا کہ جن کمپنیوں میں کچھ مشترک ہے وہ الگ الگ ہیں',
  'account-opened': 'اکاؤنٹ بنایا',
  'account-taken-over': 'تیار پروفائل لے لیا',
  'account-offer-refused': 'تیار پروفائل رد کیا',
  'account-confirmed': 'اپنے میل باکس کی تصدیق کی',
  'account-renamed': 'اپنا نام تبدیل کیا',
  'account-password-changed': 'اپنا پاس ورڈ تبدیل کیا',
  'account-password-reset': 'ای میل کے کوڈ سے نیا پاس ورڈ رکھا',
  'account-email-changed': 'اپنا ای میل پتہ تبدیل کیا',
  'account-email-kept': 'ای میل پتے کی تبدیلی روکی',
  'account-email-restored': 'ای میل پتے کی تبدیلی واپس لی',
  'account-deleted': 'اپنا اکاؤنٹ حذف کیا',
}

export const subjectKinds = {
  account: 'اکاؤنٹ',
  log: 'لاگ',
  mail: 'ای میل',
  company: 'کمپنی',
  companies: 'کمپنیاں',
  report: 'شکایت',
  prepared: 'تیار پروفائل',
  request: 'درخواست',
  catalogue: 'فہرستیں',
}

/** Actor of a command on the server. */
export const byCommand = 'سرور پر کمانڈ'
/** Actor of what a company did with its own account. */
export const byCompany = 'کمپنی نے خود'
/** Actor of what the server does by itself. */
export const byServer = 'سرور نے خود'

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

// Companies at the desk: their states and the reasons, and the columns of their file.

export const states = {
  listed: 'فہرست میں',
  unconfirmed: 'میل باکس کی تصدیق نہیں ہوئی',
  hidden: 'چھپی ہوئی',
  suspended: 'معطل',
}

/** After `Reason:`, for the desk. Owners read the reasons of `restrictions.ts`. */
export const reasons = {
  'wrong-facts': 'معلومات درست نہیں',
  'not-own-work': 'کام یا تصویریں کسی اور کی ہیں',
  twice: 'ایک ہی چیز دو بار',
  'contact-misused': 'رابطے کی معلومات کسی اور کی ہیں',
  offensive: 'الفاظ یا تصویریں لوگوں کو ناگوار گزرتی ہیں',
  spam: 'اشتہار',
  fraud: 'گاہکوں کو دھوکا دینے کی ٹھوس شکایت',
  law: 'ایسی بات جس کی قانون اجازت نہیں دیتا',
  other: 'کوئی اور وجہ',
}

export const silent = 'ایک ہفتے سے خاموش'
export const withoutWords = { logo: 'لوگو', project: 'پراجیکٹ' }
export const yes = 'ہاں'
export const no = 'نہیں'

export const columns = {
  id: 'شناخت',
  name: 'نام',
  email: 'ای میل',
  state: 'حالت',
  emailConfirmed: 'میل باکس کی تصدیق',
  services: 'سروسز',
  city: 'دفتر کا شہر',
  phone: 'فون',
  whatsapp: 'واٹس ایپ',
  logo: 'لوگو',
  projects: 'پراجیکٹ (100 تک)',
  position: 'ترتیب',
  createdAt: 'شمولیت (یو ٹی سی)',
}

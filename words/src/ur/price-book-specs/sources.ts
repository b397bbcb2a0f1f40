// Sources of the price books' figures, by the books' English: sites that are no address, pages that are described rather
// than named, and dates. Titles, names and addresses stay as they are, isolated.

const sites: Readonly<Record<string, string>> = {
  'the calculator itself': 'خود کیلکولیٹر',
  'CKA BuildStruct catalogue (index 62503016024)':
    '\u2068CKA BuildStruct\u2069 کا کیٹلاگ (اشاریہ 62503016024)',
  'BrickPoint catalogue (index 68428078747)': '\u2068BrickPoint\u2069 کا کیٹلاگ (اشاریہ 68428078747)',
  'curated price list (index 62791082276)': 'چنی ہوئی قیمتوں کی فہرست (اشاریہ 62791082276)',
  'Pakistan Bureau of Statistics, in dailypakistan.com.pk':
    'ادارہ شماریات پاکستان، \u2068dailypakistan.com.pk\u2069 میں',
  'measured house, Faisalabad (index 70761069918)': 'ناپا ہوا گھر، فیصل آباد (اشاریہ 70761069918)',
}

const pages: Readonly<Record<string, string>> = {
  'fixed summary figures (grey material, finishing material, labour)':
    'خلاصے کے مقررہ اعداد (گرے میٹریل، فنشنگ میٹریل، مزدوری)',
  'effect of the budget on building materials (Urdu; Punjab finance notice)':
    'تعمیراتی میٹریل پر بجٹ کا اثر (اردو؛ محکمہ خزانہ پنجاب کا نوٹس)',
  'construction and farm input prices over the year': 'سال بھر میں تعمیر اور زراعت کے سامان کی قیمتیں',
  'brick price reports from Daska, Gujrat, Sialkot (Urdu)':
    'ڈسکہ، گجرات اور سیالکوٹ سے اینٹ کی قیمتوں کی خبریں (اردو)',
  'cement, crush and steel prices (Urdu)': 'سیمنٹ، کرش اور سریے کی قیمتیں (اردو)',
  'three-phase meters replaced by AMR meters': 'تھری فیز میٹروں کی جگہ اے ایم آر میٹر',
  'new gas connection fees': 'گیس کے نئے کنکشن کی فیسیں',
  'daily wages by city (Urdu, PBS)': 'شہر کے لحاظ سے دیہاڑی (اردو، ادارہ شماریات)',
  'land measures; 1 Kanal and 10 Marla cost posts': 'زمین کے پیمانے؛ 1 کنال اور 10 مرلہ کی لاگت پر تحریریں',
  '10 Marla and 1 Kanal cost posts': '10 مرلہ اور 1 کنال کی لاگت پر تحریریں',
  'letter on roof waterproofing': 'چھت کی واٹر پروفنگ پر خط',
  'cement and steel prices (Urdu)': 'سیمنٹ اور سریے کی قیمتیں (اردو)',
  'timber prices, Sialkot (Urdu)': 'لکڑی کی قیمتیں، سیالکوٹ (اردو)',
  'docs/civil-gap-rate-review.md: direct costs and labour of the Punjab Market Rate System, first half of 2026, Rawalpindi':
    '\u2068docs/civil-gap-rate-review.md\u2069: پنجاب کے مارکیٹ ریٹ سسٹم کی براہِ راست لاگت اور مزدوری، 2026 کی پہلی ششماہی، راولپنڈی',
  'rate register with the KPK Market Rate System 2025, Peshawar; its rates hold 23.5 % overheads and profit':
    'ریٹ رجسٹر، خیبر پختونخوا کے مارکیٹ ریٹ سسٹم 2025 کے ساتھ، پشاور؛ اس کے ریٹوں میں 23.5 فیصد اوپر کے خرچے اور منافع شامل ہیں',
  'docs/civil-gap-rate-review.md and master-rate-analysis: a Lahore quantity surveyor’s receipts, quotations and rate library':
    '\u2068docs/civil-gap-rate-review.md\u2069 اور \u2068master-rate-analysis\u2069: لاہور کے ایک کوانٹٹی سرویئر کی رسیدیں، کوٹیشنز اور ریٹ',
  'tools/civil_gap_data.py: listed prices of almunir.pk, elegantdesignpk.com and others':
    '\u2068tools/civil_gap_data.py\u2069: \u2068almunir.pk\u2069، \u2068elegantdesignpk.com\u2069 اور دوسروں کی درج قیمتیں',
  'tools/mep_rates.py: Pakistan Cables price list, with the trade discount of 30 %':
    '\u2068tools/mep_rates.py\u2069: پاکستان کیبلز کی قیمتوں کی فہرست، 30 فیصد تجارتی رعایت کے ساتھ',
  'material prices for Rawalpindi and Islamabad, with Master Fit pipe lists':
    'راولپنڈی اور اسلام آباد کے لیے میٹریل کی قیمتیں، ماسٹر فٹ کے پائپوں کی فہرستوں کے ساتھ',
  'material prices': 'میٹریل کی قیمتیں',
  'material prices and bands': 'میٹریل کی قیمتیں اور ان کی حدیں',
  'weekly cement prices by city': 'شہر کے لحاظ سے سیمنٹ کی ہفتہ وار قیمتیں',
  'take-off of a 10.7 Marla house of 4,104 sft: conduit runs, boxes, boards, manholes':
    '4,104 مربع فٹ کے 10.7 مرلہ گھر کی ناپ: کنڈوٹ، باکس، ڈی بی باکس، مین ہول',
  'building plan fees in Lahore from July 2024 (city42.tv/24-Jun-2024/133905, Urdu); 5 % on submission':
    'لاہور میں جولائی 2024 سے نقشے کی فیسیں (\u2068city42.tv/24-Jun-2024/133905\u2069، اردو)؛ جمع کراتے وقت 5 فیصد',
  'Punjab Revenue Authority, letter on the sales tax of construction services: 5 % of the gross bill':
    'پنجاب ریونیو اتھارٹی، تعمیراتی خدمات کے سیلز ٹیکس پر خط: کُل بل کا 5 فیصد',
}

const dates: Readonly<Record<string, string>> = {
  undated: 'بغیر تاریخ',
  '2024; undated': '2024؛ بغیر تاریخ',
  '2026, undated': '2026، بغیر تاریخ',
  'undated; single-phase figures repeated by arynews.tv 27 Sep 2024':
    'بغیر تاریخ؛ سنگل فیز کے اعداد \u2068arynews.tv\u2069 نے 27 ستمبر 2024 کو دہرائے',
  'Ramadan, year not printed': 'رمضان، سال نہیں لکھا',
  'about 2021': 'تقریباً 2021',
  'about 2024': 'تقریباً 2024',
  '2018 to 2025': '2018 سے 2025',
  '29 Nov 2015': '29 نومبر 2015',
  'Feb 2014': 'فروری 2014',
  'Jan 2016': 'جنوری 2016',
  '16 Jun 2017': '16 جون 2017',
  'Jul 2017': 'جولائی 2017',
  'Apr 2023': 'اپریل 2023',
  '4 Jun 2023': '4 جون 2023',
  'Oct 2023': 'اکتوبر 2023',
  '1 Dec 2023': '1 دسمبر 2023',
  '10 Jun 2024': '10 جون 2024',
  '24 Jun 2024; 28 Sep 2023': '24 جون 2024؛ 28 ستمبر 2023',
  '13 Jul 2024': '13 جولائی 2024',
  'Nov 2024': 'نومبر 2024',
  'Apr 2025': 'اپریل 2025',
  '12 May 2025': '12 مئی 2025',
  '27 May 2025': '27 مئی 2025',
  '17 Sep, 14 Oct 2025': '17 ستمبر، 14 اکتوبر 2025',
  '7 Oct 2025': '7 اکتوبر 2025',
  'Oct 2025': 'اکتوبر 2025',
  '12 Aug, 22 Oct, 20 Nov 2025': '12 اگست، 22 اکتوبر، 20 نومبر 2025',
  '17 Dec 2025': '17 دسمبر 2025',
  'Jan 2026': 'جنوری 2026',
  '1 Jan 2026; quoted 26 Sep 2026': '1 جنوری 2026؛ 26 ستمبر 2026 کو نقل کیا گیا',
  'Mar, Apr 2026': 'مارچ، اپریل 2026',
  '1 Apr 2026': '1 اپریل 2026',
  '3 Jun 2026': '3 جون 2026',
  'Aug 2025 to 26 Sep 2026': 'اگست 2025 سے 26 ستمبر 2026',
  'Sep 2026': 'ستمبر 2026',
  '30 Sep 2026': '30 ستمبر 2026',
}

export const sources: Readonly<Record<string, string>> = { ...sites, ...pages, ...dates }

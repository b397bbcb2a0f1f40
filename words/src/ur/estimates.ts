export const pricesMove = 'قیمتیں مارکیٹ کے ساتھ بدلتی ہیں اور ممکن ہے پوری طرح درست نہ ہوں۔'
export const figureToPlanWith =
  'اسے منصوبہ بندی کا اندازہ سمجھیں۔ آپ کے گھر کی قیمت وہی ہے جو آپ اور آپ کا ٹھیکیدار لکھ کر طے کریں۔'
/** Items that no bill contains; not a whole sentence. The homeowner's page in docs/ has the full text. */
export const neverInBill =
  'زمین، آرکیٹیکٹ اور نگرانی، ٹھیکیدار کا منافع (اکثر 8 سے 15 فیصد)، فرنیچر، اے سی، پردے، لان، سولر پینل، لفٹ، تہ خانہ، پرانی عمارت گرانا، کمزور مٹی، قرض کا خرچ، اور قیمتوں کی تاریخ کے بعد کی ہر تبدیلی'
export const disclaimer = 'ضروری وضاحت'
export const askBuilders = 'بنانے والوں سے پوچھیں'
export const askBuildersText =
  'کنسٹرکشن کمپنیوں کے مکمل گھر دیکھیں اور تین سے بل آف کوانٹیٹیز (BOQ) مانگیں۔ یہ مفت ہے۔'
export const seeCompanies = 'کنسٹرکشن کمپنیاں دیکھیں'
export const quickEstimate = 'فوری تخمینہ'
export const detailedEstimate = 'تفصیلی تخمینہ'
export const compare = 'موازنہ کریں'
/** After the name of a link. */
export const counted = (count: number) => `\u00a0(${count})`
export const kindOfEstimate = 'تخمینے کی قسم'
export const askGreyCost = 'لاہور میں 10 مرلہ گرے سٹرکچر پر کتنا خرچ آتا ہے؟'
export const answerGreyCost =
  'پریمیم میٹریل کے ساتھ تقریباً 1.26 کروڑ روپے۔ فوری تخمینہ شائع شدہ رقم 1.10 کروڑ دکھاتا ہے، جس میں سادہ سٹینڈرڈ گھر بن جاتا ہے۔'
export const askGreyRate = 'گرے سٹرکچر کا فی مربع فٹ ریٹ کیا ہے؟'
export const answerGreyRate =
  '3,375 مربع فٹ پر، پریمیم میٹریل کے ساتھ، کورڈ ایریا کا 3.73 ہزار روپے فی مربع فٹ۔'
export const askGreyOrComplete = 'گرے سٹرکچر کیا ہے، اور مکمل گھر کیا ہے؟'
export const answerGreyOrComplete =
  'گرے سٹرکچر یعنی فنشنگ کے بغیر گھر: بنیادیں، دیواریں، چھتیں، پلستر، اور ان کے اندر کے پائپ اور تاریں۔ مکمل گھر میں ٹائلیں، دروازے، کھڑکیاں، پینٹ، فٹنگز اور کنکشن بھی شامل ہوتے ہیں۔'
export const askKarachi = 'کراچی کی رقم دو رقموں کے درمیان کیوں ہے؟'
export const answerKarachi =
  'کراچی کی لاگت حد کی صورت میں شائع ہوتی ہے، جیسے 55 سے 60 لاکھ۔ کُل رقم اس کا درمیان ہے، اور حد ساتھ لکھی ہے۔'
export const askNotInCost = 'لاگت میں کیا شامل نہیں؟'
export const answerNotInCost =
  'پلاٹ، آرکیٹیکٹ یا انجینئر کی فیس، فرنیچر، بجلی کا سامان، سولر پینل، اور مقررہ رقم پر بنانے والے ٹھیکیدار کا منافع۔'
export const askPrices = 'قیمتیں کتنی تازہ ہیں؟'
export const questions = 'لاگت کے بارے میں سوالات'
export const bedrooms = 'بیڈ روم'
export const bathrooms = 'باتھ روم'
export const kitchens = 'کچن'
export const livingRooms = 'لاؤنج'
export const drawingRooms = 'ڈرائنگ روم'
export const answerPrices = (date: string) =>
  `یہ ${date} کی ہیں۔ اینٹ، سیمنٹ اور سریے کے ریٹ ہفتوں میں بدل جاتے ہیں: خریدنے سے پہلے تاریخ والی کوٹیشن لیں۔`
export const whichHouse =
  'تفصیلی تخمینہ آپ کے بتائے ہوئے گھر کا ہے، فوری تخمینہ 5، 10 یا 20 مرلہ دو منزلہ گھر کا۔'
export const referenceHouse = 'یہ لاگت 10 مرلہ دو منزلہ گھر کی ہے۔'
export const chosenHouse = (area: string, city: string) =>
  `یہ لاگت ${city} میں ${area} دو منزلہ گھر کی ہے۔ نیچے کے آئٹم 10 مرلہ دو منزلہ گھر کے ہیں۔`
export const notIncluded = (items: string, date: string) =>
  `اس میں شامل نہیں: ${items} (قیمتوں کی تاریخ: ${date})۔ کم از کم اور زیادہ سے زیادہ قیمتوں اور مقداروں کی رینج ہے۔`

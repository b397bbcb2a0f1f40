// Notes and grades of the earlier price books, which links with an old date open.
export const earlierNotes: Readonly<Record<string, string>> = {
  'Brick prices moved fast in 2025: 10,000 to 22,000 per 1000 within the year, by district.':
    '2025 میں اینٹ کی قیمت تیزی سے بدلی: سال کے اندر ضلع کے لحاظ سے فی 1000 اینٹ 10,000 سے 22,000 تک۔',
  'No door price was found; timber reached 8,500 a cft in 2023, which makes solid doors dear.':
    'دروازے کی کوئی قیمت نہیں ملی؛ 2023 میں لکڑی 8,500 فی مکعب فٹ تک پہنچی، جس سے ٹھوس دروازے مہنگے ہیں۔',
  'The Standard rate is below the published 45 to 80 per sft with putty.':
    'سٹینڈرڈ کا ریٹ شائع شدہ 45 سے 80 فی مربع فٹ، پٹی سمیت، سے کم ہے۔',
  'Meter and fitting are published; the security deposit and the cable are assumed.':
    'میٹر اور لگوائی کی قیمت شائع شدہ ہے؛ سیکیورٹی ڈپازٹ اور کیبل ہمارا اندازہ ہیں۔',
  'New domestic gas connections were stopped on 12 May 2025: the line is an allowance at the fee of September 2025.':
    '12 مئی 2025 کو گھریلو گیس کے نئے کنکشن بند تھے: یہ سطر ستمبر 2025 کی فیس پر مختص رقم ہے۔',
  'A 5 Marla list has 230,000; the Standard rate is low.':
    '5 مرلہ کی ایک فہرست میں 230,000 ہے؛ سٹینڈرڈ کا ریٹ کم ہے۔',
  'Karachi builds walls of concrete block; there the blocks line takes this one’s place.':
    'کراچی میں دیواریں کنکریٹ بلاک کی بنتی ہیں؛ وہاں اس سطر کی جگہ بلاک کی سطر ہے۔',
  'Used in Karachi only, in place of bricks.': 'صرف کراچی میں، اینٹ کی جگہ۔',
  'Charges are Islamabad’s; other companies differ.':
    'یہ اسلام آباد کے چارجز ہیں؛ دوسری کمپنیوں کے مختلف ہیں۔',
  'Plain materials at lower rates, and things left out: no roof insulation, wardrobes, false ceiling or hob. All Economy rates are assumed.':
    'کم ریٹ کا سادہ میٹریل، اور کچھ چیزیں شامل نہیں: نہ چھت کی انسولیشن، نہ الماریاں، نہ فالس سیلنگ، نہ چولہا۔ اکانومی کے تمام ریٹ ہمارا اندازہ ہیں۔',
  'A plain finished house: low-end tiles and sanitary ware, few wardrobes, little false ceiling. Published prices for a finished house are mostly higher.':
    'سادہ مکمل گھر: سستی ٹائلیں اور سینیٹری، کم الماریاں، تھوڑی فالس سیلنگ۔ مکمل گھر کی شائع شدہ قیمتیں اکثر اس سے زیادہ ہیں۔',
  'Better materials throughout: solid doors, larger tiles, branded sanitary ware, full wardrobes and ceilings. Nearer to what builders quote for a good house.':
    'ہر جگہ بہتر میٹریل: ٹھوس لکڑی کے دروازے، بڑی ٹائلیں، برانڈ کی سینیٹری، مکمل الماریاں اور سیلنگ۔ اچھے گھر کے لیے بلڈر جو قیمت دیتے ہیں اس کے زیادہ قریب۔',
}

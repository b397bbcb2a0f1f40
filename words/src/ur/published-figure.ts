// The quick estimate's figure has a date of its own. Wherever it stands, one sentence says so and leads to today's bill.

/** With a figure of the complete house, which the finishing is part of. */
export const publishedComplete = <Part>(date: string, link: Part) => [
  `یہ ${date} کی شائع شدہ رقم ہے، سادہ فنشنگ کے ساتھ: دیکھیں `,
  link,
  '۔',
]
export const publishedGrey = <Part>(date: string, link: Part) => [
  `یہ ${date} کی شائع شدہ رقم ہے: دیکھیں `,
  link,
  '۔',
]
export const todaysBill = 'اسی گھر کا آج کا بل'

// Note beside every figure of the quick estimate: one sentence with the figure's own date and a link to today's
// bill.

/** For a figure of the complete house, which includes the finishing. */
export const publishedComplete = <Part>(date: string, link: Part) => [
  `یہ ${date} کی شائع شدہ رقم ہے، سادہ فنشنگ سمیت: دیکھیں `,
  link,
  '۔',
]
export const publishedGrey = <Part>(date: string, link: Part) => [
  `یہ ${date} کی شائع شدہ رقم ہے: دیکھیں `,
  link,
  '۔',
]
export const todaysBill = 'اسی گھر کا آج کا بل'

export const sendAgain = 'دوبارہ بھیجیں'

export const noMailInDemo = 'ڈیمو کوئی ای میل نہیں بھیجتا۔'
export const seeOutbox = 'دیکھیں وہ کیا بھیجتا'

export const day = 'دن'
export const month = 'مہینہ'
export const year = 'سال'

const counted = (count: number) => (count < 100 ? String(count) : '100+')

/** How many requests are new, counted up to 100: beside a link, and as the name of the button that opens the menu. */
export const unread = (count: number) => ({
  number: counted(count),
  label: `${counted(count)} نئے`,
  menu: count === 1 ? 'مینیو، 1 نئی درخواست' : `مینیو، ${counted(count)} نئی درخواستیں`,
})

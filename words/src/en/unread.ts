/** Number of new items, counted up to 100. */
export const unread = (count: number) => (count < 100 ? `${count} new` : '100+ new')

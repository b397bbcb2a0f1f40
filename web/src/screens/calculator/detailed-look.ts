/** The detailed estimate on a wide screen: questions beside the bill. */
export const sideBySide =
  'grid grid-cols-1 items-start gap-6 min-[768px]:grid-cols-[18rem_minmax(0,1fr)] min-[768px]:gap-8 md:grid-cols-[20rem_minmax(0,1fr)]'

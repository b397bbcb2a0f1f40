/** Companies or projects on one page of a list. */
export const pageSize = 24

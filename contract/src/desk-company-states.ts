// How the desk sorts companies. Pure: the screens choose from these.

/** Where a company stands: `unconfirmed` is not shown until its mailbox is confirmed. */
export const deskCompanyStates = ['listed', 'unconfirmed', 'hidden', 'suspended'] as const

export type DeskCompanyState = (typeof deskCompanyStates)[number]

/** What the list can be narrowed to: `silent` has left a request unanswered for a week. */
export const deskCompanyStateFilters = [...deskCompanyStates, 'silent'] as const

export type DeskCompanyStateFilter = (typeof deskCompanyStateFilters)[number]

/** So long an unanswered request makes a company silent. */
export const silentAfterDays = 7

/** What a company of the list may lack. */
export const deskCompanyWithout = ['logo', 'project'] as const

export type DeskCompanyWithout = (typeof deskCompanyWithout)[number]

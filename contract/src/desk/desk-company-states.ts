// States of a company at the desk, and limits of its place in lists. Pure: the screens offer them as choices.

/** State of a company. `unconfirmed`: not shown until its mailbox is confirmed. */
export const deskCompanyStates = ['listed', 'unconfirmed', 'hidden', 'suspended'] as const

export type DeskCompanyState = (typeof deskCompanyStates)[number]

/** Filters of the list. `silent`: has left a request unanswered for a week. */
export const deskCompanyStateFilters = [...deskCompanyStates, 'silent'] as const

export type DeskCompanyStateFilter = (typeof deskCompanyStateFilters)[number]

/** Days after which an unanswered request makes a company silent. */
export const silentAfterDays = 7

/** Parts that a company may lack, as filters of the list. */
export const deskCompanyWithout = ['logo', 'project'] as const

export type DeskCompanyWithout = (typeof deskCompanyWithout)[number]

/** Greatest position that the desk gives a company in lists: the lowest comes first. */
export const maxPosition = 9_999

/** Characters of the reason for a position. */
export const maxPlaceReason = 200

/** What a line of the desk's log can tell of. */
export type DeskEvent = 'operator-added' | 'operator-removed'

/** What a line can be about. */
export type DeskSubjectKind = 'account'

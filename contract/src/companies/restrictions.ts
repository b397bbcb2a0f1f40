// Restrictions that the desk sets, and their reasons. Pure: the owner's screens name the reasons.

/** Hidden: visitors do not see it. Suspended, for a company: it cannot use its account either. */
export const restrictionMeasures = ['hide', 'suspend'] as const

export type RestrictionMeasure = (typeof restrictionMeasures)[number]

/** Reasons of a restriction; `other` needs words. */
export const restrictionReasons = [
  'wrong-facts',
  'not-own-work',
  'twice',
  'contact-misused',
  'offensive',
  'spam',
  'fraud',
  'law',
  'other',
] as const

export type RestrictionReason = (typeof restrictionReasons)[number]

/** Limit in letters of the desk's text to the owner beside the reason. */
export const maxRestrictionWords = 500

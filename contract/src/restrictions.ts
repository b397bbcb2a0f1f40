// What the desk withholds from visitors, and why. Pure: the owner's screens name the reasons.

/** Hidden: visitors do not see it. Suspended, for a company: its account cannot be used either. */
export const restrictionMeasures = ['hide', 'suspend'] as const

export type RestrictionMeasure = (typeof restrictionMeasures)[number]

/** Why; `other` needs words. */
export const restrictionReasons = [
  'wrong-facts',
  'not-own-work',
  'contact-misused',
  'offensive',
  'spam',
  'fraud',
  'law',
  'other',
] as const

export type RestrictionReason = (typeof restrictionReasons)[number]

/** Letters of what the desk writes to the owner beside the reason. */
export const maxRestrictionWords = 500

// Texts for the values of requests and quotes. On the wire the values are the keys here.

export const deliverables = {
  concept: 'Concept design',
  'submission-drawings': 'Submission drawings',
  structural: 'Structural drawings',
  electrical: 'Electrical drawings',
  plumbing: 'Plumbing drawings',
  '3d-views': '3D views',
  'bill-of-quantities': 'Bill of quantities',
  'interior-layout': 'Interior layout',
  'site-visits': 'Site visits',
}

export const paymentStages = {
  advance: 'Advance',
  mobilisation: 'Mobilisation',
  concept: 'Concept design ready',
  'submission-drawings': 'Submission drawings ready',
  approval: 'Approval by the authority',
  'working-drawings': 'Working drawings ready',
  excavation: 'Excavation done',
  foundation: 'Foundation done',
  plinth: 'Plinth done',
  walls: 'Walls done',
  'roof-slab': 'Roof slab poured',
  'grey-structure': 'Grey structure done',
  plaster: 'Plaster done',
  'plumbing-and-wiring': 'Plumbing and wiring done',
  flooring: 'Flooring done',
  woodwork: 'Woodwork done',
  paint: 'Paint done',
  handover: 'Handover',
  'after-handover': 'After handover',
}

/** Time when a payment in the company's own words is due. */
export const dues = {
  'before-work': 'Before work begins',
  'during-work': 'During the work',
  'at-handover': 'At handover or later',
}

/** Covers: the part of a line in a price. */
export const covers = {
  included: 'Included',
  excluded: 'Left out',
  owner: 'Owner buys the material',
  allowance: 'Allowance',
  apart: 'Priced apart',
}

export const deliverableCovers = { included: 'Included', optional: 'At a price on top', not: 'Not included' }

export const taxes = {
  included: 'Tax is included',
  'not-included': 'Tax comes on top',
  'not-applicable': 'No tax applies',
}

/** Reasons why a company declines. */
export const declineReasons = {
  'too-busy': 'We have too much work at present',
  'too-far': 'It is too far away',
  'too-small': 'The work is too small for us',
  'too-large': 'The work is too large for us',
  'not-our-work': 'We do not do this kind of work',
  unclear: 'The request is not clear enough',
  other: 'Another reason',
}

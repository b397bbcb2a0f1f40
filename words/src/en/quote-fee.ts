// The form for an architect's fee.

export const yourFee = 'Your fee'
export const feeQuestion = 'What is your fee?'
export const feeHint = 'For everything marked “Included” below.'
export const feeIs = 'This fee is'
export const feeComesTo = (rupees: string, short: string) => `This comes to ${rupees} (${short}).`
export const oneSum = 'One sum'
export const perSft = (area: string) => `Per sq ft (${area} sq ft)`
export const percentOfEstimate = 'Per cent of the estimate'
export const deliverables = 'What it is for'
export const deliverablesLead = 'Mark what the fee includes, and what you do at a price on top.'
export const onTopOf = (deliverable: string) => `${deliverable}: price on top, Rs`
export const howManyVisits = 'How many visits'
export const revisions = 'Revisions included'
export const weeksToSubmission = 'Weeks to submission drawings'
export const feeMissing = 'Please enter your fee'

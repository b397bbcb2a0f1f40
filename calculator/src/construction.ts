// Values of the questions that say what is built, and of the quick estimate's views.
export const constructionTypes = ['Grey Structure', 'Complete'] as const
export type ConstructionType = (typeof constructionTypes)[number]

export const constructionModes = ['With Material', 'Without Material'] as const
/** Tells if the price includes the material, or is for labour alone. */
export type ConstructionMode = (typeof constructionModes)[number]

export const breakdownViews = ['Complete', 'Grey Structure', 'Finishing'] as const
export type BreakdownView = (typeof breakdownViews)[number]

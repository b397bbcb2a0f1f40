/** Limits of profiles that the desk prepares for a company. Pure: safe to import in the browser. */
export const preparedLimits = {
  /** Characters of the text that says where the details come from. */
  source: 200,
  /** Days for which a link is valid. */
  linkDays: 30,
  /** Days after its last change at which a profile that nobody took over is deleted. */
  keptDays: 90,
} as const

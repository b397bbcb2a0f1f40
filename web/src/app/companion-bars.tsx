/** Placeholder */
export function CompanionBars() {
  return null
}

/** The seeded categories' ids are those the home page uses; the footer counts the same three from 1 (decision D7). */
export const services = [
  { categoryId: 4, footerNumber: 1, name: 'Architecture' },
  { categoryId: 5, footerNumber: 2, name: 'Construction' },
  { categoryId: 6, footerNumber: 3, name: 'Interior Design' },
] as const

/** Category of a service number: 1 to 3 are the footer's numbers, all others are category ids. */
export function categoryOfService(service: number): number {
  return services.find((one) => one.footerNumber === service)?.categoryId ?? service
}

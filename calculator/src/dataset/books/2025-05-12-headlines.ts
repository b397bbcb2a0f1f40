// Made by `npm run price-book` from the version’s data files; change those instead.
import type { HeadlineBook } from '../price-book.ts'

export const headlineBook: HeadlineBook = {
  version: '2025-05-12',
  pricesAsOf: '2025-05-12',
  headline: {
    Lahore: {
      '5 Marla': { grey_structure_cost: '70 Lakh', complete_house_cost: '99 Lakh' },
      '10 Marla': { grey_structure_cost: '1.1 Crore', complete_house_cost: '1.4 Crore' },
      '20 Marla': { grey_structure_cost: '2.2 Crore', complete_house_cost: '2.8 Crore' },
    },
    Islamabad: {
      '5 Marla': { grey_structure_cost: '80 Lakh', complete_house_cost: '94.63 Lakh' },
      '10 Marla': { grey_structure_cost: '1.19 Crore', complete_house_cost: '1.49 Crore' },
      '20 Marla': { grey_structure_cost: '2.38 Crore', complete_house_cost: '2.98 Crore' },
    },
    Karachi: {
      '5 Marla': { grey_structure_cost: '55 to 60 Lakh', complete_house_cost: '75 to 90 Lakh' },
      '10 Marla': { grey_structure_cost: '1.1 to 1.2 Crore', complete_house_cost: '1.5 to 1.6 Crore' },
      '20 Marla': { grey_structure_cost: '2.1 to 2.3 Crore', complete_house_cost: '2.8 to 3 Crore' },
    },
  },
}

// Made by `npm run price-book` from the version’s data files; change those instead.
export const usualBills = {
  pricesAsOf: '2026-09-30',
  ageingPct: { low: 3, high: 12 },
  bills: {
    Lahore: {
      '5 Marla': { costPkr: 11072912, lowPkr: 9623584, highPkr: 12794306, greyPkr: 6530289 },
      '10 Marla': { costPkr: 17514228, lowPkr: 15260956, highPkr: 20186991, greyPkr: 10861134 },
      '20 Marla': { costPkr: 31306910, lowPkr: 27370805, highPkr: 35961667, greyPkr: 20486664 },
    },
    Islamabad: {
      '5 Marla': { costPkr: 11580063, lowPkr: 10054915, highPkr: 13394633, greyPkr: 6795219 },
      '10 Marla': { costPkr: 18306376, lowPkr: 15937068, highPkr: 21123592, greyPkr: 11306780 },
      '20 Marla': { costPkr: 32699017, lowPkr: 28564648, highPkr: 37605556, greyPkr: 21331125 },
    },
    Karachi: {
      '5 Marla': { costPkr: 11550125, lowPkr: 10011884, highPkr: 13375458, greyPkr: 6759864 },
      '10 Marla': { costPkr: 18308850, lowPkr: 15912585, highPkr: 21147977, greyPkr: 11299377 },
      '20 Marla': { costPkr: 32869343, lowPkr: 28664362, highPkr: 37834813, greyPkr: 21478389 },
    },
  },
} as const

import { articlePrices, cities, nameOfBook } from '@tameer/calculator'
import { ratesFileAddress, ratesPageAddress } from '@tameer/contract'
import * as z from 'zod'
import { loadPrices } from '../../prices/price-books.ts'
import { pageWords } from '../../words/page-words.ts'
import { siteName } from '../../words/site-name.ts'
import { sourcesOr } from './house.ts'
import { tool } from './tool.ts'

const { amounts, ratesPage: words } = pageWords.en

export const rates = tool(
  'rates',
  {
    title: 'Rates of materials and labour',
    description: `Newest rates of building materials and labour in Pakistani rupees, each with its unit, its day, how sure it is and its source. A rate without a source is assumed: say so. Free to use with the name of ${siteName} beside it (CC BY 4.0).`,
    inputSchema: z.strictObject({ city: z.enum(cities).optional().describe('all cities when absent') }),
  },
  async ({ city: only }, context) => {
    const { books } = await loadPrices(context)
    const { publicUrl } = context.config
    const rates = articlePrices(books.newest)
      .filter(({ city }) => only === undefined || city === only)
      .map(({ article, city, pkr, day, status, source }) => {
        const id = article.id as keyof typeof words.articles
        return {
          city,
          article: words.localArticles[`${id} ${city}`] ?? words.articles[id],
          unit: words.articleUnits[id],
          pkr,
          day,
          status,
          source: sourcesOr(status, [source]),
        }
      })
    return {
      pricesOf: amounts.daysOfPrices(nameOfBook(books.newest)),
      rates,
      page: publicUrl + ratesPageAddress(only),
      file: publicUrl + ratesFileAddress,
    }
  },
)

import type { Article } from '../src/dataset/price-book.ts'

/** Articles of each version that has some. */
export declare const articles: { readonly [version: string]: readonly Article[] }

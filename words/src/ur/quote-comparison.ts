// Not translated yet.
export * from '../en/quote-comparison.ts'

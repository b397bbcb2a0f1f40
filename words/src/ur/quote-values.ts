// Not translated yet.
export * from '../en/quote-values.ts'

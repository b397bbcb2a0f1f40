// Not translated yet.
export * from '../en/quote-flags.ts'

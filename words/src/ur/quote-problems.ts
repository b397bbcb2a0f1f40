// Not translated yet.
export * from '../en/quote-problems.ts'

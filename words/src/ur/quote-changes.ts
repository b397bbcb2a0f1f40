// Not translated yet.
export * from '../en/quote-changes.ts'

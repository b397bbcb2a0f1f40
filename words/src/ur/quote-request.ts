// Not translated yet.
export * from '../en/quote-request.ts'

// Not translated yet.
export * from '../en/quote-requests.ts'

// Not translated yet.
export * from '../en/quote-form.ts'

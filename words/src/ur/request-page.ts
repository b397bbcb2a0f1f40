// Not translated yet.
export * from '../en/request-page.ts'

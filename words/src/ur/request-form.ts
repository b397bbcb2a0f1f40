// Not translated yet.
export * from '../en/request-form.ts'

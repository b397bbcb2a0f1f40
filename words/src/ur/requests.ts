// Not translated yet.
export * from '../en/requests.ts'

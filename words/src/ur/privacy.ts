// Not translated yet.
export * from '../en/privacy.ts'

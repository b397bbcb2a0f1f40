// Not translated yet.
export * from '../en/request-brief.ts'

// Not translated yet.
export * from '../en/request-mails.ts'

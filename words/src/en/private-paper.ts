// A private paper of a company, at the desk.

export const document = 'The document'
export const documentLoading = 'Loading the document...'
export const isPrivate = 'Private: its company and operators alone see it.'
export const savePdf = 'Save the document (PDF)'
export const pdfHint = 'A PDF is opened by a program of your own.'
export const larger = 'Larger'
export const turn = 'Turn'

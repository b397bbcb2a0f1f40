// The tables by which companies are compared; schema.ts has the others and the conventions.

/** Something of a company that others should not have: the companies with the same value share it. */
export interface CompanyTracesTable {
  id: string
  companyId: string
  kind: 'phone' | 'name' | 'picture'
  /** The number as E.164; of a name, folded, and of a picture's JPEG the SHA-256, hex. */
  value: string
  /** 1 when another company had it before, until the desk has looked at it. */
  isOpen: number
  createdAt: number
}

/** Companies whose traces may have changed. A row is written with the change; a job traces the company and deletes it. */
export interface CompaniesToTraceTable {
  companyId: string
}

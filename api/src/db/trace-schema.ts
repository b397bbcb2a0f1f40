// Tables that nothing writes any more; schema.ts has the others and the conventions.

export interface CompanyTracesTable {
  id: string
  companyId: string
  kind: 'phone' | 'name' | 'picture'
  value: string
  isOpen: number
  createdAt: number
}

export interface CompaniesToTraceTable {
  companyId: string
}

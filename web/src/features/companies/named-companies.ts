/** A company as this device keeps it: the name says who it is without the server. */
export interface NamedCompany {
  readonly id: string
  readonly name: string
}

/** The companies of a stored text, each once and at most so many; what is none is passed over. */
export function readCompanies(text: string | null, most: number): NamedCompany[] {
  try {
    const found = JSON.parse(text ?? '[]') as unknown
    const list: (Partial<NamedCompany> | null)[] = Array.isArray(found) ? found : []
    return list
      .filter((one): one is NamedCompany => typeof one?.id === 'string' && typeof one.name === 'string')
      .filter(({ id }, place, all) => all.findIndex((one) => one.id === id) === place)
      .slice(0, most)
  } catch {
    return []
  }
}

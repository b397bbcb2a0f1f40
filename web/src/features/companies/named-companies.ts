/** A company as this device keeps it, with its name, so that it can be shown without the server. */
export interface NamedCompany {
  readonly id: string
  readonly name: string
}

/** Reads companies from a stored text, each once, at most `most`. Invalid entries are ignored. */
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

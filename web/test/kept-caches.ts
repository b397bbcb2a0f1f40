import { vi } from 'vitest'

/**
 * Stands in for the browser's caches, which jsdom does not have. jsdom's `Response` does not take its `FormData`,
 * so a form is stored as it is.
 */
export function openCaches() {
  let full = false
  const entries = new Map<string, KeptResponse>()
  const cache = {
    keys: async () => [...entries.keys()],
    match: async (name: string) => entries.get(name),
    put: async (name: string, response: KeptResponse) => {
      if (full) throw new DOMException('No room', 'QuotaExceededError')
      entries.set(name, response)
    },
    delete: async (name: string) => entries.delete(name),
  }
  class KeptResponse {
    readonly #form: FormData
    readonly headers: Headers
    constructor(form: FormData, { headers }: ResponseInit) {
      this.#form = form
      this.headers = new Headers(headers)
    }
    formData = async () => this.#form
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => entries.size > 0 && entries.clear() === undefined,
  })
  vi.stubGlobal('Response', Object.assign(KeptResponse, { json: Response.json }))
  return {
    names: () => [...entries.keys()],
    fill: () => {
      full = true
    },
  }
}

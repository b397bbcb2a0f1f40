import { screens } from '@tameer/contract'

/** Address inside the hash of a pasted link; undefined when it is not a link to a request. */
export function readRequestLink(text: string): string | undefined {
  const hash = text.trim().split('#')[1] ?? text.trim()
  const [path = '', query = ''] = hash.split('?')
  const id = /^\/request\/([0-9a-f-]{36})$/i.exec(path)?.[1]
  if (!id) return undefined
  const params = new URLSearchParams(query)
  return screens.request.to(id.toLowerCase(), {
    key: params.get('key') ?? undefined,
    confirm: params.get('confirm') ?? undefined,
    view: params.get('view') === 'quotes' ? 'quotes' : undefined,
  })
}

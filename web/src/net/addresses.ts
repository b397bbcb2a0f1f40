import { front } from '#words/language'
import { apiBase } from './api-base.ts'

/** Base of pictures and pages, which are on the same host as the API. */
const serverBase = apiBase().replace(/\/(api\/?)?$/, '')

/** Address of something on the server from its path, as an attribute of an element takes it. */
export function fromServer(path: string): string {
  return serverBase + path
}

/** Full address of something on the server, from its path. Only for a browser. */
export function serverAddress(path: string): string {
  return new URL(fromServer(path), window.location.origin).href
}

/** Path of a page that the server renders, in the language of this client, from its path in English. */
export function pagePath(path: string): string {
  return front + path.slice(1)
}

/** Full address of a page that the server renders, in the language of this client, from its path in English. */
export function pageAddress(path: string): string {
  return serverAddress(pagePath(path))
}

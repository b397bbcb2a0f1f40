import { assistantsAddress } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'

const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }

/** Sends what a body says to the tools for assistants. */
export function postToAssistants(app: FastifyInstance, payload: object | string) {
  return app.inject({ method: 'POST', url: assistantsAddress, headers, payload })
}

/** Sends one message of the protocol, as clients of 2025 do. */
export function askAssistants(app: FastifyInstance, method: string, params: object = {}) {
  return postToAssistants(app, { jsonrpc: '2.0', id: 1, method, params })
}

/** Calls a tool and returns what it answers; the sentence of a refusal as it is. */
export async function callTool(app: FastifyInstance, name: string, given: object = {}) {
  const { body } = await askAssistants(app, 'tools/call', { name, arguments: given })
  const [, sent = body] = /^data: (.*)$/m.exec(body) ?? []
  const { content, isError } = JSON.parse(sent).result
  return isError ? (content[0].text as string) : JSON.parse(content[0].text)
}

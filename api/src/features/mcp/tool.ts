import type { McpServer } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import type { Context } from '../../context/context.ts'
import { AppError } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { sayProblem } from '../../words/problem-words.ts'

/** A question that has no answer: the assistant reads the message and can ask another one. */
export class Refusal extends Error {}

/** Adds a tool to a server. */
export type Register = (server: McpServer, context: Context) => void

interface Described<Input> {
  title: string
  description: string
  inputSchema: Input
}

/** A tool that only reads. Its answer goes out as JSON; a failure as a sentence, without any detail of ours. */
export function tool<Input extends z.ZodObject>(
  name: string,
  described: Described<Input>,
  answer: (asked: z.output<Input>, context: Context) => Promise<object>,
): Register {
  const annotations = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  }
  const inputSchema: z.ZodObject = described.inputSchema
  return (server, context) => {
    server.registerTool(name, { ...described, annotations, inputSchema }, async (asked: unknown) => {
      try {
        return text(JSON.stringify(await answer(asked as z.output<Input>, context)))
      } catch (error) {
        return { ...text(sayFailure(error)), isError: true }
      }
    })
  }
}

function text(said: string) {
  return { content: [{ type: 'text' as const, text: said }] }
}

function sayFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof AppError) return sayProblem(error.problem)
  logger('http').error({ err: error }, 'a tool failed')
  return sayProblem('internal')
}

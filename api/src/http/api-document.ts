import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Config } from '../core/config/config.ts'
import { projectRoot } from '../core/project-root.ts'
import { siteName } from '../words/site-name.ts'
import { type ApiDocument, describeDocument } from './document/describe-document.ts'
import { namedSchemas } from './endpoint-schema.ts'
import { documentPagePolicy } from './security-headers.ts'

type ZodOptions = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>

/** Texts are cleaned first and may arrive somewhat longer; the document gives the limit that holds after that. */
const lengthsKept: ZodOptions['override'] = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodString)) return
  const { minLength, maxLength } = zodSchema.out
  if (minLength !== null) jsonSchema.minLength = minLength
  if (maxLength !== null) jsonSchema.maxLength = maxLength
}

const transforms = {
  schemaRegistry: namedSchemas,
  zodToJsonConfig: { unrepresentable: 'any', override: lengthsKept },
} as const

const nameSchemas = createJsonSchemaTransformObject(transforms)

/** Named schemas are all responses, so their input variants are left out. Then everything is described. */
const complete: typeof nameSchemas = (source) => {
  const document = nameSchemas(source)
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) if (name.endsWith('Input')) delete schemas?.[name]
  describeDocument(document as unknown as ApiDocument)
  return document
}

const lead = `Companies that build, their portfolios, the catalogue they choose from, and requests for quotes.
Calls without a lock need no session.`

/** The guide for those who write a client, without its title and without links to files that are not served. */
function readGuide(): string {
  const page = readFileSync(join(projectRoot(), 'docs/api.md'), 'utf8')
  return page.replace(/^# .*\n/, '').replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
}

const methods: ('get' | 'put' | 'post' | 'delete')[] = ['get', 'put', 'post', 'delete']

/**
 * Serves the API document at `docs/json` and a readable page of it at `docs`, on which the demo lets readers try calls.
 * Register it before the routes.
 */
export async function serveApiDocument(app: FastifyInstance, { demo }: Pick<Config, 'demo'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: siteName,
        description: `${lead}\n${readGuide()}`,
        version: '1',
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'accounts', description: 'Signing up, in and out; the profile and its logo' },
        { name: 'portfolios', description: 'What companies have built' },
        { name: 'requests', description: 'Homeowners ask companies for quotes' },
        { name: 'houses', description: 'A family and its builder keep a house file' },
        { name: 'catalogue', description: 'Services, cities and building types' },
        { name: 'desk', description: 'Who runs the marketplace: signing in with a second factor, the log' },
        { name: 'service', description: 'The server itself' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of signing up or in' },
          requestKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-request-key',
            description: 'The key of a request for quotes',
          },
          houseKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-house-key',
            description: 'A key of a house file',
          },
        },
      },
    },
    transform: createJsonSchemaTransform(transforms),
    transformObject: complete,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: documentPagePolicy,
    uiConfig: { deepLinking: true, supportedSubmitMethods: demo ? methods : [] },
    theme: { title: `${siteName} API` },
  })
}

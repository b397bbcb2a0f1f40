import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { namedSchemas } from './endpoint-schema.ts'
import { documentPagePolicy } from './security-headers.ts'

type Config = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>

/** Text that is cleaned first may arrive somewhat longer; what counts for a reader is how much of it is kept. */
const lengthsKept: Config['override'] = ({ zodSchema, jsonSchema }) => {
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

/** The named shapes are all responses: their input variants are left out. */
const withoutInputForms: typeof nameSchemas = (source) => {
  const document = nameSchemas(source)
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) if (name.endsWith('Input')) delete schemas?.[name]
  return document
}

/** Serves the API document at `docs/json` and a readable page of it at `docs`. Register before the routes. */
export async function serveApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tameer',
        description: 'Companies that build, their portfolios, and the catalogue they choose from.',
        version: '1',
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'accounts', description: 'Signing up, in and out; the profile and its logo' },
        { name: 'portfolios', description: 'What companies have built' },
        { name: 'requests', description: 'Homeowners ask companies for quotes' },
        { name: 'catalogue', description: 'Services, cities and building types' },
        { name: 'service', description: 'The server itself' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          requestKey: { type: 'apiKey', in: 'header', name: 'x-request-key' },
        },
      },
    },
    transform: createJsonSchemaTransform(transforms),
    transformObject: withoutInputForms,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: documentPagePolicy,
    uiConfig: { deepLinking: true, supportedSubmitMethods: [] },
    theme: { title: 'Tameer API' },
  })
}

import cors from '@fastify/cors'
import { apiPrefix } from '@tameer/contract'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Context } from './context/context.ts'
import { dayNumber } from './core/day-in-pakistan.ts'
import { authRoutes } from './features/auth/auth-routes.ts'
import { emailChangeRoutes } from './features/auth/email-change-routes.ts'
import { billingRoutes } from './features/billing/billing-routes.ts'
import { returnRoutes } from './features/billing/return-routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts'
import { removeOwnTraces, soon } from './features/companies/account-traces.ts'
import { companyRoutes } from './features/companies/company-routes.ts'
import { visitRoutes } from './features/companies/visit-routes.ts'
import { demoOutboxRoutes } from './features/demo-outbox/demo-outbox-routes.ts'
import { deskRoutes } from './features/desk/desk-routes.ts'
import { fieldFigureRoutes } from './features/field-figures/field-routes.ts'
import { houseRoutes } from './features/houses/house-routes.ts'
import { markRoutes } from './features/marks/mark-routes.ts'
import { mcpRoutes } from './features/mcp/mcp-routes.ts'
import { firstPictureRoute, watchFirstPicture } from './features/portfolios/first-picture.ts'
import { portfolioRoutes } from './features/portfolios/portfolio-routes.ts'
import { publicPageRoutes } from './features/public-pages/public-page-routes.ts'
import { reportRoutes } from './features/reports/report-routes.ts'
import { choiceRoutes } from './features/requests/choice-routes.ts'
import { invitationRoutes } from './features/requests/invitation-routes.ts'
import { requestRoutes } from './features/requests/request-routes.ts'
import { unsubscribeRoutes } from './features/requests/unsubscribe-routes.ts'
import { serviceRoutes } from './features/service/service-routes.ts'
import { LoadShedder } from './http/admission/load-shedding.ts'
import { serveApiDocument } from './http/api-document.ts'
import { compressResponses } from './http/cache/compression.ts'
import { PageCache } from './http/cache/page-cache.ts'
import { serveClient } from './http/client/static-client.ts'
import { exposedHeaders } from './http/exposed-headers.ts'
import { serveMetrics } from './http/metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createServer } from './http/server.ts'
import { acceptUploads } from './http/upload/upload-reader.ts'
import { createPictureSender, serveUploads } from './http/upload/uploads.ts'

/** Builds the whole server, not yet listening: the API, the pictures and the client under one origin (decision D1). */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, db } = context
  const shared = config.corsOrigins.length > 0
  const pages = new PageCache({
    // Marks of companies expire when a day ends.
    version: () => db.version() + dayNumber(context.clock()),
    headers: securityHeaders(config),
    variesByOrigin: shared,
  })
  const shedder = new LoadShedder({
    headers: securityHeaders(config),
    pages: () => app.errorPages,
    origins: config.corsOrigins,
  })
  const app: FastifyInstance = createServer({ config, pages, shedder, lifecycle: context.lifecycle })
  await serveMetrics(app, { context, pages, shedder })
  if (shared) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders,
      maxAge: 600,
    })
  }
  const sendPicture = createPictureSender(context)
  const api: FastifyPluginAsync = async (routes) => {
    routes.decorateRequest('account', undefined)
    routes.decorateRequest('requestKey', undefined)
    routes.decorateRequest('houseCaller', undefined)
    pages.install(routes)
    compressResponses(routes)
    acceptUploads(routes)
    await serveApiDocument(routes, config)
    authRoutes(routes, context)
    emailChangeRoutes(routes, context)
    catalogueRoutes(routes, context)
    serviceRoutes(routes, context)
    companyRoutes(routes, context)
    markRoutes(routes, context)
    visitRoutes(routes, context)
    fieldFigureRoutes(routes, context)
    billingRoutes(routes, context)
    demoOutboxRoutes(routes, context)
    portfolioRoutes(routes, context)
    invitationRoutes(routes, context)
    choiceRoutes(routes, context)
    deskRoutes(routes, context)
    reportRoutes(routes, context)
    const own = { sendPicture, removeTraces: () => soon(removeOwnTraces(context)) }
    requestRoutes(routes, context, own)
    houseRoutes(routes, context, own)
  }
  await app.register(api, { prefix: apiPrefix })
  serveUploads(app, sendPicture)
  firstPictureRoute(app, context, sendPicture)
  await unsubscribeRoutes(app, context)
  await returnRoutes(app, context)
  await publicPageRoutes(app, context)
  mcpRoutes(app, context)
  await serveClient(app, config, { firstPicture: watchFirstPicture(context) })
  await app.ready()
  return app
}

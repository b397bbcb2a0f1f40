import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { deskCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { deskCompanyActRoutes } from './companies/company-act-routes.ts'
import { deskCompanyRoutes } from './companies/company-routes.ts'
import { deskAccountRoutes } from './desk-account-routes.ts'
import { deskLogRoutes } from './desk-log-routes.ts'
import { deskFigureRoutes } from './figures/figure-routes.ts'
import { deskMarkRoutes } from './marks/mark-routes.ts'
import { deskPaymentRoutes } from './payments/payment-routes.ts'
import { preparedRoutes } from './prepared/prepared-routes.ts'
import { deskPriceRoutes } from './prices/price-routes.ts'
import { deskReportRoutes } from './reports/report-routes.ts'
import { deskRequestRoutes } from './requests/desk-request-routes.ts'

/** All calls of the desk. */
export function deskRoutes(app: FastifyInstance, context: Context): void {
  deskAccountRoutes(app, context)
  deskFigureRoutes(app, context)
  deskLogRoutes(app, context)
  deskMarkRoutes(app, context)
  deskCompanyRoutes(app, context)
  deskCompanyActRoutes(app, context)
  deskPaymentRoutes(app, context)
  preparedRoutes(app, context)
  deskReportRoutes(app, context)
  deskRequestRoutes(app, context)
  deskCatalogueRoutes(app, context)
  deskPriceRoutes(app, context)
}

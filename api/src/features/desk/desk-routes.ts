import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { deskCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { deskCompanyActRoutes, type OtherFeatures as ForActs } from './companies/company-act-routes.ts'
import { deskCompanyRoutes, type OtherFeatures as ForCompanies } from './companies/company-routes.ts'
import { deskAccountRoutes } from './desk-account-routes.ts'
import { deskLogRoutes } from './desk-log-routes.ts'
import { deskFigureRoutes } from './figures/figure-routes.ts'
import { deskMarkRoutes } from './marks/mark-routes.ts'
import { deskPaymentRoutes } from './payments/payment-routes.ts'
import type { PaymentTools } from './payments/payment-tools.ts'
import { type OtherFeatures as ForPrepared, preparedRoutes } from './prepared/prepared-routes.ts'
import { deskReportRoutes } from './reports/report-routes.ts'
import { deskRequestRoutes } from './requests/desk-request-routes.ts'

/** All calls of the desk. */
export function deskRoutes<Gone>(
  app: FastifyInstance,
  context: Context,
  others: ForActs<Gone> & ForCompanies & ForPrepared & PaymentTools,
): void {
  deskAccountRoutes(app, context)
  deskFigureRoutes(app, context)
  deskLogRoutes(app, context)
  deskMarkRoutes(app, context)
  deskCompanyRoutes(app, context, others)
  deskCompanyActRoutes(app, context, others)
  deskPaymentRoutes(app, context, others)
  preparedRoutes(app, context, others)
  deskReportRoutes(app, context)
  deskRequestRoutes(app, context)
  deskCatalogueRoutes(app, context)
}

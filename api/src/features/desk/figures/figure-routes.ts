import { getDeskFigures } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { mount } from '../../../http/mount.ts'
import { presentFigures } from './figure-presenter.ts'
import { keepFigures } from './figures-service.ts'

/** How the marketplace goes, in figures. */
export function deskFigureRoutes(app: FastifyInstance, context: Context): void {
  const figures = keepFigures(context)
  mount(app, getDeskFigures, context, async () => presentFigures(await figures()))
}

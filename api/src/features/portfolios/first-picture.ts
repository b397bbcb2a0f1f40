import type { Picture } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import type { Reader } from '../../db/database.ts'
import { findPortfolio, listPortfolioPage } from '../../db/queries/portfolios/portfolios.ts'
import { presentPortfolio } from '../../http/presenters/portfolio-presenter.ts'
import { pictureRoute, type SendPicture } from '../../http/upload/uploads.ts'
import { nearestName, pictureOf } from '../../images/image-names.ts'

/**
 * Returns a function that gives the directory's first picture without waiting for the database. The picture may be one
 * write old; it is undefined when there is none or it cannot be read.
 */
export function watchFirstPicture(context: Context): () => Picture | undefined {
  const { db } = context
  let picture: Picture | undefined
  let version = Number.NaN
  let reading = false

  async function read() {
    if (reading) return
    reading = true
    try {
      const now = db.version()
      if (version === now) return
      const { rows } = await listPortfolioPage(db.read, { distinct: 'company', limit: 1 })
      picture = rows.map((row) => presentPortfolio(row, context))[0]?.portfolioImages[0]
      version = now
    } catch {
      // The call for the list reports the failure. The next visit reads again.
      picture = undefined
    } finally {
      reading = false
    }
  }

  const look = () => {
    void read()
    return picture
  }
  look()
  return look
}

/**
 * Serves the first picture of a portfolio, or of a company's profile, under its own id. A page that knows the id can
 * request it before it has the response that names the picture.
 */
export function firstPictureRoute(app: FastifyInstance, { db }: Context, send: SendPicture): void {
  app.route<{ Params: { name: string } }>({
    ...pictureRoute,
    url: '/uploads/first/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const id = pictureOf(name)
      const shown = id
        ? ((await findPortfolio(db.read, id)) ?? (await firstOfCompany(db.read, id)))
        : undefined
      const picture = shown?.images[0]
      if (!picture) throw notFound('noSuchPicture')
      return send(nearestName(picture, name), request, reply, { 'cache-control': 'no-cache' })
    },
  })
}

async function firstOfCompany(db: Reader, company: string) {
  const { rows } = await listPortfolioPage(db, { company, limit: 1 })
  return rows[0]
}

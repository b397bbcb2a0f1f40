import type { Language } from '@tameer/contract'
import type { PaperJob } from './paper-job.ts'
import type { PaperText } from './paper-text.ts'
import { type PdfFile, pdfText } from './pdf-file.ts'
import { fill, type Piece, pageHeight, points } from './piece.ts'

// A4, in points.
const pageWidth = 595
const margin = 48
const bottom = pageHeight - 60
/** Points across that a page has for its content. */
export const pageRoom = pageWidth - 2 * margin

/** A place on the page: points from the side on which texts begin, below the pen, and the width it may fill. */
interface Place {
  inset?: number
  below?: number
  width?: number
  /** At the other side of its width. */
  atEnd?: boolean
}

/** The pages of a paper. A pen goes down each; what does not fit below it begins the next page. */
export interface PaperPages {
  /** Begins a new page unless so many points are left. A new page has room for what is higher than a page. */
  need(height: number): void
  /** Draws a piece without moving the pen. */
  put(piece: Piece, place?: Place): void
  /** Moves the pen down. */
  move(height: number): void
  /** A thin line across the page. */
  rule(): void
  /** Writes the end of the document. Returns the number of pages. */
  finish(document: Pick<PaperJob, 'title' | 'producer'>): Promise<{ pages: number; bytes: number }>
}

interface Page {
  content: number
  uses: ReadonlySet<number>
}

/** Begins the pages of a paper in this language. */
export function createPages(file: PdfFile, text: PaperText, language: Language): PaperPages {
  const pages: Page[] = []
  let drawn: string[] = []
  let uses = new Set<number>()
  let pen = margin

  function endPage() {
    pages.push({ content: file.putData('', Buffer.from(drawn.join(''), 'latin1')), uses })
    drawn = []
    uses = new Set()
    pen = margin
  }

  function put(piece: Piece, { inset = 0, below = 0, width = pageRoom - inset, atEnd = false }: Place = {}) {
    const left = margin + (language === 'ur' ? pageRoom - inset - width : inset)
    const atRight = language === 'ur' ? !atEnd : atEnd || (piece.toLeft ?? false)
    const x = atRight ? left + width - piece.width : left
    drawn.push(piece.draw(x, pen + below))
    for (const use of piece.uses) uses.add(use)
  }

  function line(top: number) {
    return `${fill('line')} ${margin} ${points(pageHeight - top)} ${pageRoom} 0.6 re f\n`
  }

  /** Title and number at the foot of a page. */
  async function foot(title: string, number: number, count: number): Promise<Page> {
    const look = { size: 8, colour: 'muted', room: pageRoom - 80 } as const
    const [name, place] = [await text.lay(title, look), await text.lay(`${number} / ${count}`, look)]
    pen = bottom + 12
    drawn.push(line(pen))
    if (name) put(name, { below: 5 })
    if (place) put(place, { below: 5, atEnd: true })
    endPage()
    const made = pages.pop()
    if (!made) throw new Error('a page has no foot')
    return made
  }

  return {
    need(height) {
      if (pen > margin && pen + height > bottom) endPage()
    },
    put,
    move(height) {
      pen += height
    },
    rule() {
      drawn.push(line(pen))
    },
    async finish({ title, producer }) {
      endPage()
      const tree = file.reserve()
      const kids: number[] = []
      for (const [place, page] of [...pages].entries()) {
        const end = await foot(title, place + 1, pages.length)
        const images = [...page.uses, ...end.uses].map((image) => `/I${image} ${image} 0 R`).join('')
        const resources = `/Resources<</Font<</F ${text.font} 0 R>>/XObject<<${images}>>>>`
        const contents = `/Contents[${page.content} 0 R ${end.content} 0 R]`
        const size = `/MediaBox[0 0 ${pageWidth} ${pageHeight}]`
        kids.push(file.put(`<</Type/Page/Parent ${tree} 0 R${size}${resources}${contents}>>`))
      }
      file.put(
        `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
        tree,
      )
      const reading = language === 'ur' ? '/ViewerPreferences<</Direction/R2L>>' : ''
      const catalog = file.put(`<</Type/Catalog/Pages ${tree} 0 R/Lang(${language})${reading}>>`)
      const info = file.put(`<</Title${pdfText(title)}/Producer${pdfText(producer)}>>`)
      return { pages: kids.length, bytes: file.finish(catalog, info) }
    },
  }
}

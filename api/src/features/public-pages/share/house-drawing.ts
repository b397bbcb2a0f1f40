import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = 'src/features/drawings/drawings.svg'

/**
 * Reads the drawing of a house from the built client, as the content of an SVG without its measures, which are too small to
 * read on a picture. Undefined without a built client.
 */
export function readHouseDrawing(clientFolder: string): string | undefined {
  const manifest = join(clientFolder, '.vite', 'manifest.json')
  if (!existsSync(manifest)) return undefined
  const { [source]: built } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  if (!built) return undefined
  const drawings = readFileSync(join(clientFolder, built.file), 'utf8')
  const [, house] = /<symbol id="house"[^>]*>(.*?)<\/symbol>/s.exec(drawings) ?? []
  return house?.replace(/<text[^>]*>[^<]*<\/text>/g, '')
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoredPicture } from '@tameer/api/src/db/queries/companies/companies.ts'
import { storedNames } from '@tameer/api/src/images/image-names.ts'
import { fallbackName, type ImageKind, webpName, widthsFor } from '@tameer/contract'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { firstDay } from './facts/demo-ids.ts'

// Several pictures are read at once, each on one thread.
sharp.concurrency(1)

/** Quality of the smaller sizes and of the JPEG. The largest size is the file in the repository itself. */
const recipe = { webp: { quality: 50, effort: 5 }, jpeg: { quality: 72 } }

/** The workspace's folder, seen from its sources and from the server's build. */
const workspace = ['..', '../../../demo']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((place) => existsSync(join(place, 'pictures')))

/** A picture of the demo with all forms in which the server keeps one. */
export interface SizedPicture extends StoredPicture {
  /** Path below `pictures`, such as `logos/ravi-brickworks.webp`. */
  path: string
  /** The stored names of its forms; `sizePath` has the file of each. */
  names: string[]
}

/** Paths of the demo's pictures below `pictures`: in a folder in the order in which its project shows them. */
export async function listPictures(): Promise<string[]> {
  const found = await readdir(inWorkspace('pictures'), { recursive: true })
  return found.filter((path) => path.endsWith('.webp')).sort()
}

/** Makes all sizes of these pictures; those that were made before are only found again. */
export function sizePictures(paths: readonly string[]): Promise<SizedPicture[]> {
  return inHands(paths, availableParallelism(), sizePicture)
}

/** Path of a file with a form of a picture. */
export function sizePath(name: string): string {
  return inWorkspace('dist', 'pictures', name)
}

/** Does the work for every item, so many at a time, and returns the results in the items' order. */
export async function inHands<Item, Result>(
  items: readonly Item[],
  hands: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const hand = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return results
}

async function sizePicture(path: string): Promise<SizedPicture> {
  const kind: ImageKind = dirname(path) === 'logos' ? 'logo' : 'photograph'
  const source = await readFile(inWorkspace('pictures', path))
  const { width = 0, height = 0 } = await sharp(source).metadata()
  const picture = { file: nameOf(source), width, height }
  const names = storedNames(picture, kind)
  if (!names.every((name) => existsSync(sizePath(name)))) await makeSizes(source, picture, kind)
  return { ...picture, path, names }
}

async function makeSizes(source: Buffer, { file, width, height }: StoredPicture, kind: ImageKind) {
  // Decoded once for all sizes.
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: { width, height, channels: info.channels } })
  for (const size of widthsFor(width, kind)) {
    const smaller = pixels().resize({ width: size }).webp(recipe.webp)
    await keep(webpName(file, size), size === width ? source : await smaller.toBuffer())
  }
  await keep(fallbackName(file), await pixels().jpeg(recipe.jpeg).toBuffer())
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  const path = sizePath(name)
  await mkdir(dirname(path), { recursive: true })
  // Renamed when it is whole: two servers may make it at once.
  await writeFile(`${path}.${process.pid}`, bytes)
  await rename(`${path}.${process.pid}`, path)
}

/** The name of a stored picture: the same for the same file, so that nothing is made or stored twice. */
function nameOf(source: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).update(source).digest()
  // As old as the demo's first company, so that the sweep of new files passes over it.
  return v7({ msecs: firstDay, seq: hash.readUInt32BE(16), random: hash.subarray(0, 16) })
}

function inWorkspace(...path: string[]): string {
  if (!workspace) throw new Error('the demo has no folder of pictures here')
  return join(workspace, ...path)
}

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beginHouse, type House, sendToHouse } from './house.ts'
import { note } from './report.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'

const pictures = 300
const anEntry = 10
/** A process that made pictures has ended after this time, ms. */
const idleMs = 12_000

/** Measures the PDF of a house with 300 photographs as a phone sends them, in both languages. */
export async function benchPapers(): Promise<void> {
  const folder = await freshFolder()
  const server = await startServer(folder, { LIMIT_HOUSE_PICTURE: '10000/1h', LIMIT_EXPORT: '100/1h' })
  try {
    const house = await beginHouse(server)
    await fill(server, house)
    await new Promise((resolve) => setTimeout(resolve, idleMs))
    for (const language of ['en', 'ur']) await measure(server, house, language)
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}

async function measure(server: RunningServer, house: House, language: string): Promise<void> {
  await server.ask('reset')
  const watch = watchChildren(server.pid)
  const started = performance.now()
  const response = await fetch(`${server.url}/api/houses/${house.id}/export.pdf`, {
    headers: { 'x-house-key': house.key, 'accept-language': language },
  })
  const { byteLength } = await response.arrayBuffer()
  const seconds = (performance.now() - started) / 1000
  const peakMb = watch.stop()
  const { longestBlockMs } = await server.ask('look')
  const isGood = response.status === 200
  const what = `PDF of ${pictures} pictures, ${language}`
  const size = `${(byteLength / 2 ** 20).toFixed(1)} MB`
  note(what, `${seconds.toFixed(1)} s (${size})`, 'below 20 s', isGood && seconds < 20)
  note('memory of its process', `${peakMb.toFixed(0)} MB`, 'below 300 MB', peakMb > 0 && peakMb < 300)
  note(
    'longest block of the event loop meanwhile',
    `${longestBlockMs.toFixed(0)} ms`,
    'at most 50 ms',
    longestBlockMs <= 50,
  )
}

/** Entries with ten pictures each, half of them in Urdu. */
async function fill(server: RunningServer, house: House): Promise<void> {
  const photograph = await makePhotograph()
  for (let entry = 0; entry < pictures / anEntry; entry++) {
    const pictureIds = Array.from({ length: anEntry }, () => randomUUID())
    await Promise.all(
      pictureIds.map((id) => {
        const form = new FormData()
        form.set('kind', 'work')
        form.set('takenAt', new Date(Date.now() - entry * 3_600_000).toISOString())
        form.set('image', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'site.jpg')
        return sendToHouse(server, house, 'PUT', `/${house.id}/pictures/${id}`, form)
      }),
    )
    const text =
      entry % 2 ? 'اینٹیں آ گئیں، آج چھت کا لینٹر ڈالا گیا ہے۔' : 'Bricks came, walls up to the lintel.'
    await sendToHouse(server, house, 'POST', `/${house.id}/entries`, { id: randomUUID(), text, pictureIds })
  }
}

/** A photograph as the client sends it: 1,600 pixels wide, with grain for about 350 KB. */
function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#887766', noise } })
    .blur(1.2)
    .jpeg({ quality: 75 })
    .toBuffer()
}

/** Looks for the most memory that a child of a process has used, MB (Linux, `VmHWM`). */
function watchChildren(pid: number): { stop: () => number } {
  let peakKb = 0
  const timer = setInterval(async () => {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '')
      peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0))
    }
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return peakKb / 1024
    },
  }
}

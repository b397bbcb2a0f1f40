import sharp from 'sharp'
import { note } from '../report.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from '../server.ts'

/** Measures ten photographs of 12 megapixels in one portfolio, as a phone's camera makes them. */
export async function benchUploads(): Promise<void> {
  const folder = await freshFolder()
  const server = await startServer(folder)
  try {
    const photograph = await makePhotograph()
    const token = await signUp(server)
    await upload(server, token, photograph, 1)
    const before = await server.ask('collect')
    await server.ask('reset')
    const started = performance.now()
    await upload(server, token, photograph, 10)
    const seconds = (performance.now() - started) / 1000
    const during = await server.ask('look')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const after = await server.ask('collect')
    const size = `${(photograph.length / 2 ** 20).toFixed(1)} MB each`
    note('ten 12-megapixel photographs', `${seconds.toFixed(1)} s (${size})`, 'below 15 s', seconds < 15)
    note(
      'longest block of the event loop meanwhile',
      `${during.longestBlockMs.toFixed(0)} ms`,
      'at most 50 ms',
      during.longestBlockMs <= 50,
    )
    const growth = after.memoryMb - before.memoryMb
    note(
      'memory afterwards against before',
      `${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB (${after.memoryMb.toFixed(0)} MB)`,
      'back within 60 MB',
      growth < 60,
    )
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}

/** A photograph of 4000 by 3000 pixels with enough grain and detail for a JPEG of a few megabytes. */
function makePhotograph(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#887766',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function signUp(server: RunningServer): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.com',
      password: 'bench-password',
      confirmPassword: 'bench-password',
      categoryIds: [5],
    }),
  })
  if (response.status !== 201) throw new Error(await response.text())
  const { token } = (await response.json()) as { token: string }
  return token
}

async function upload(
  server: RunningServer,
  token: string,
  photograph: Buffer,
  count: number,
): Promise<void> {
  const form = new FormData()
  form.set('title', 'Bench')
  form.set('content', 'Ten photographs at once')
  form.append('cities[]', '1')
  for (let number = 0; number < count; number++) {
    form.append(
      'images',
      new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }),
      `photo-${number}.jpg`,
    )
  }
  const response = await fetch(`${server.url}/api/portfolios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (response.status !== 201) throw new Error(await response.text())
  await response.arrayBuffer()
}

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

interface LineOptions {
  /** Bytes to the server after which a connection breaks. */
  breaksAfter: number
  /** Loses the answer to each second upload. */
  losesAnswers: boolean
}

/** An upload is known by its bytes. */
const uploadBytes = 20 * 1024

/** A line to the server that breaks. Returns its address, how often it broke, and the function that closes it. */
export async function openBreakingLine(target: string, { breaksAfter, losesAnswers }: LineOptions) {
  const { hostname, port } = new URL(target)
  const broken = { lines: 0, answers: 0 }
  let uploads = 0
  const sockets = new Set<Socket>()
  const line = createServer((browser) => {
    const server = connect(Number(port), hostname)
    let bytes = 0
    let asked = 0
    const end = () => {
      browser.destroy()
      server.destroy()
    }
    for (const socket of [browser, server]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
    browser.on('data', (part) => {
      bytes += part.length
      asked += part.length
      if (bytes > breaksAfter) {
        broken.lines += 1
        end()
      } else server.write(part)
    })
    server.on('data', (part) => {
      const isAnswer = asked > uploadBytes
      asked = 0
      if (losesAnswers && isAnswer && ++uploads % 2 === 0) {
        broken.answers += 1
        end()
      } else browser.write(part)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    broken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}

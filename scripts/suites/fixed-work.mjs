// A fixed piece of work of the kinds that tests do: text, objects, sorting, hashing. Prints its processor time, in
// seconds. A change here changes every share in suite-shares.ts.
import { createHash } from 'node:crypto'

const rounds = 80
const rows = 4000

for (let round = 0; round < rounds; round += 1) {
  const list = Array.from({ length: rows }, (_, place) => ({
    id: (place * 7919 + round) % rows,
    name: `house ${place} of ${round}`,
    parts: [place, place + 1, { city: 'Lahore', marla: place % 20 }],
  }))
  list.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name))
  const text = JSON.stringify(list)
  const again = JSON.parse(text)
  const words = new Map()
  for (const { name } of again)
    for (const word of name.split(' ')) words.set(word, (words.get(word) ?? 0) + 1)
  createHash('sha256').update(text).digest('hex')
}
const { user, system } = process.cpuUsage()
console.log((user + system) / 1e6)

// The baseline: a node:http server, in a separate process, that sends the given bytes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2])
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
if (process.argv[3]) headers['content-encoding'] = process.argv[3]

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(0, '127.0.0.1', function () {
  process.send?.(this.address().port)
})

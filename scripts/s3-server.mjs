// An S3 server of its own on a free port, which it tells on its output. Ends with its input, so that it cannot outlive
// whoever started it. In a process apart because its marks of a list's pages need an old cipher to be allowed.
import S3rver from '@20minutes/s3rver'

const [directory] = process.argv.slice(2)
const settings = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false }
const { port } = await new S3rver({ ...settings, directory }).run()
console.log(port)
process.stdin.on('end', () => process.exit()).resume()

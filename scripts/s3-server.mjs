// An S3 server on a free port, which it prints. It ends when its input closes, so that it cannot outlive its parent. A
// separate process, because its cursors of list pages need an old cipher to be allowed.
import S3rver from '@20minutes/s3rver'

const [directory] = process.argv.slice(2)
const settings = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false }
const { port } = await new S3rver({ ...settings, directory }).run()
console.log(port)
process.stdin.on('end', () => process.exit()).resume()

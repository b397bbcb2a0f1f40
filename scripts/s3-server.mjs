// An S3 server on a free port, which it prints. It ends when its input closes, so that it cannot outlive its parent. A
// separate process, because its cursors of list pages need an old cipher to be allowed. Like some storages it refuses
// requests with newer checksums than Content-MD5, so the client has to do without them.
import S3rver from '@20minutes/s3rver'

const [directory] = process.argv.slice(2)
const settings = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false }
const storage = new S3rver({ ...settings, directory })
storage.middleware.unshift((ctx, next) => {
  const newer = Object.keys(ctx.headers).find((name) => /^x-amz-(checksum|sdk-checksum|trailer)/.test(name))
  const bare = 'delete' in ctx.query && !ctx.get('content-md5')
  return newer || bare ? refuse(ctx, newer ?? 'a list without Content-MD5') : next()
})
const { port } = await storage.run()
console.log(port)
process.stdin.on('end', () => process.exit()).resume()

function refuse(ctx, what) {
  ctx.status = 400
  ctx.type = 'application/xml'
  ctx.body = `<Error><Code>InvalidArgument</Code><Message>Unsupported: ${what}</Message></Error>`
}

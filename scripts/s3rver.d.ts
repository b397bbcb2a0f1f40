/** The part of the package that the tests use; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: { name: string }[]
  }

  class S3rver {
    constructor(options: Options)
    httpServer: Server
    store: { putBucket(name: string): Promise<unknown> }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}

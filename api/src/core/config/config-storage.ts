import { readWebAddress } from '../contact/web-address.ts'
import type { Judge } from './config-judge.ts'

/** S3-compatible storage for pictures. */
export interface ObjectStorageConfig {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** True when the bucket is named in the path of a request; false when it is the first part of the host's name. */
  pathStyle: boolean
  /**
   * The address at which browsers find the objects, without a slash at the end; null: through the server, below
   * `/uploads`.
   */
  publicUrl: string | null
}

const needed = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const optional = ['S3_PUBLIC_URL', 'S3_PATH_STYLE'] as const

/** The object storage for pictures; null: pictures are kept on disk. A storage with a part missing is a fault. */
export function judgeObjectStorage(judge: Judge): ObjectStorageConfig | null {
  const given = (name: string) => judge.text(name) !== undefined
  const pathStyle = judge.oneOf('S3_PATH_STYLE', ['0', '1'], '1') === '1'
  if (![...needed, ...optional].some(given)) return null
  const missing = needed.filter((name) => !given(name))
  if (missing.length > 0) judge.fault(`Object storage is half configured: ${missing.join(', ')} missing`)
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = needed.map(
    (name) => judge.text(name),
  )
  if (endpoint !== '' && asAddress(endpoint) === undefined) {
    judge.fault('S3_ENDPOINT must be an http or https address, such as https://s3.example.com')
  }
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    judge.fault('S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens')
  }
  return {
    endpoint,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle,
    publicUrl: judgePublicPictures(judge),
  }
}

function judgePublicPictures(judge: Judge): string | null {
  const text = judge.text('S3_PUBLIC_URL')
  if (text === undefined) return null
  const address = asAddress(text)
  if (address === undefined) {
    judge.fault('S3_PUBLIC_URL must be an http or https address, such as https://pictures.example.com')
  }
  if (address?.startsWith('http:') && judge.text('PUBLIC_URL')?.startsWith('https:')) {
    judge.fault(
      'S3_PUBLIC_URL must be an https address: browsers load nothing else into the pages at PUBLIC_URL',
    )
  }
  return address ?? null
}

/**
 * The address without a slash at the end; undefined unless it is http or https, without a user, a query or a fragment.
 */
function asAddress(text: string): string | undefined {
  const url = readWebAddress(text)
  if (!url) return undefined
  const { origin, pathname, username, password, search, hash } = url
  const isPlain = [username, password, search, hash].every((part) => part === '')
  // A comma, semicolon, quote or space would end the address within a header's list of sources.
  const fitsPolicy = !/[;,'\s]/.test(pathname)
  return isPlain && fitsPolicy ? origin + pathname.replace(/\/+$/, '') : undefined
}

/** Headers of a response that pages of other origins may read, where the operator lets them call the API. */
export const exposedHeaders = [
  'Allow',
  'Date',
  'Deprecation',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotency-Replayed',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
]

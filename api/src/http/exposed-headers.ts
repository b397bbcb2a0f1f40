/** Headers of a response that pages of other origins may read, where the operator lets them call the API. */
export const exposedHeaders = [
  'Allow',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotency-Replayed',
  'Retry-After',
  'X-Request-Id',
]

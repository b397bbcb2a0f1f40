import type { Config } from '../core/config/config.ts'

/** Addresses of stored pictures for browsers: below `/uploads` here, or at the public address of the objects. */
export interface PictureAddresses {
  /** For the API: the path below `/uploads`, or the whole address when pictures are served elsewhere. */
  inAnswer(name: string): string
  /** For links in our own pages. */
  inPage(name: string): string
  /** For links on other sites. */
  whole(name: string): string
}

export function createPictureAddresses({
  s3,
  publicUrl,
}: Pick<Config, 's3' | 'publicUrl'>): PictureAddresses {
  const elsewhere = s3?.publicUrl ?? null
  return {
    inAnswer: (name) => `${elsewhere ?? ''}/${name}`,
    inPage: (name) => `${elsewhere ?? '/uploads'}/${name}`,
    whole: (name) => `${elsewhere ?? `${publicUrl}/uploads`}/${name}`,
  }
}

import type { Config } from '../core/config.ts'

/** Where a browser finds stored pictures: below `/uploads` here, or where the objects are served from. */
export interface PictureAddresses {
  /** As the API names a picture: the path below `/uploads`, or the whole address when it is elsewhere. */
  inAnswer(name: string): string
  /** As a page of ours links to it. */
  inPage(name: string): string
  /** As others may link to it. */
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

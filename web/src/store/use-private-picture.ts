import { useEffect, useState } from 'react'
import { fetchPicture, type PictureAccess } from '../net/fetch-picture.ts'

/**
 * Returns a local address for a private picture; undefined without a path, until it is loaded, and when it cannot be
 * fetched.
 */
export function usePrivatePicture(
  path: string | undefined,
  { token, key, houseKey }: PictureAccess,
): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (path === undefined) return
    const leaving = new AbortController()
    let made: string | undefined
    fetchPicture(path, { token, key, houseKey }, leaving.signal).then(
      (picture) => {
        if (leaving.signal.aborted) return
        made = URL.createObjectURL(picture)
        setSrc(made)
      },
      // The placeholder stays in its place.
      () => {},
    )
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [path, token, key, houseKey])
  return src
}

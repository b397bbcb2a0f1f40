import { useEffect, useRef, useState } from 'react'

const none: ReadonlyMap<File, string> = new Map()

/** Object URLs for showing chosen files. Each is revoked when its file is dropped or the screen is left. */
export function usePreviewUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const made = useRef(new Map<File, string>())
  const [urls, setUrls] = useState(none)
  useEffect(() => {
    const kept = made.current
    for (const [file, url] of kept) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(url)
      kept.delete(file)
    }
    for (const file of files) {
      if (!kept.has(file)) kept.set(file, URL.createObjectURL(file))
    }
    setUrls((before) =>
      before.size === kept.size && [...kept.keys()].every((file) => before.has(file))
        ? before
        : new Map(kept),
    )
  }, [files])
  useEffect(() => {
    const kept = made.current
    return () => {
      for (const url of kept.values()) URL.revokeObjectURL(url)
      kept.clear()
      setUrls(none)
    }
  }, [])
  return urls
}

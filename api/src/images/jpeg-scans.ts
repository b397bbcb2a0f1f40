const marker = { fill: 0xff, stuffed: 0x00, end: 0xd9, scan: 0xda }

/**
 * Counts the scans of a JPEG up to `most` + 1, without decoding. Scans inside other segments (a preview in Exif) and
 * behind the end (a second picture) are not counted: no decoder reads them. Never counts fewer than a decoder finds,
 * even in a damaged file.
 */
export function countScans(jpeg: Buffer, most: number): number {
  let scans = 0
  let at = 2
  // This works within the data of a scan, too: there 0xFF is followed by 0, or by a marker.
  while (scans <= most) {
    at = jpeg.indexOf(0xff, at)
    const kind = jpeg[at + 1]
    if (at < 0 || kind === undefined || kind === marker.end) break
    if (kind === marker.scan) scans += 1
    at += kind === marker.fill ? 1 : hasLength(kind) ? 2 + lengthAt(jpeg, at + 2) : 2
  }
  return scans
}

/**
 * Standalone markers have no length (ITU-T T.81, B.1.1.3). At a reserved marker a decoder looks for the next one, or
 * ends.
 */
function hasLength(kind: number): boolean {
  return kind >= 0xc0 && kind !== 0xff && !(kind >= 0xd0 && kind <= 0xd8)
}

function lengthAt(jpeg: Buffer, at: number): number {
  return at + 2 <= jpeg.length ? Math.max(2, jpeg.readUInt16BE(at)) : 2
}

// Reads the moment at which a photograph was taken, as its camera wrote it (Exif 2.32, TIFF 6.0). Nothing else is read: the
// place that a phone may add stays on the phone, since a picture is drawn anew before it is sent.

/** The camera's facts stand near the beginning, before the picture itself. */
const readBytes = 256 * 1024
const tags = { dateTime: 0x132, exifFolder: 0x8769, taken: 0x9003, takenOffset: 0x9011 } as const
/** More entries than any camera writes: a folder that claims so many is no folder. */
const mostEntries = 400

/**
 * The time in a picture as ISO, such as `2026-11-29T11:20:00+05:00`; undefined when it has none. A time without an offset
 * is Pakistan's.
 */
export async function timeInPicture(file: Blob): Promise<string | undefined> {
  try {
    return timeInBytes(new Uint8Array(await file.slice(0, readBytes).arrayBuffer()))
  } catch {
    // Cut off in the middle, or a file that the browser may not read.
    return undefined
  }
}

/** The time in the first bytes of a picture. Throws RangeError for bytes that end too early. */
function timeInBytes(bytes: Uint8Array): string | undefined {
  const start = startOfFacts(bytes)
  if (start === undefined) return undefined
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + start)
  const little = tiff.getUint16(0) === 0x4949
  const main = readFolder(tiff, tiff.getUint32(4, little), little)
  const pointer = main.get(tags.exifFolder)
  const more = pointer === undefined ? main : readFolder(tiff, tiff.getUint32(pointer, little), little)
  const taken = more.get(tags.taken) ?? main.get(tags.dateTime)
  if (taken === undefined) return undefined
  return isoOf(textAt(tiff, taken, little), textAt(tiff, more.get(tags.takenOffset), little))
}

/** Place of the camera's facts: behind `Exif` and two zeros, with the sign of their byte order. */
function startOfFacts(bytes: Uint8Array): number | undefined {
  const sign = [0x45, 0x78, 0x69, 0x66, 0, 0]
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    const order = `${bytes[at + 6]} ${bytes[at + 7]}`
    if (sign.every((byte, place) => bytes[at + place] === byte) && /^(73 73|77 77)$/.test(order))
      return at + sign.length
  }
  return undefined
}

/** The fields of a folder of facts: tag, and place of its value. */
function readFolder(tiff: DataView, start: number, little: boolean): Map<number, number> {
  const found = new Map<number, number>()
  const count = tiff.getUint16(start, little)
  if (count > mostEntries) return found
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + 12 * entry
    found.set(tiff.getUint16(at, little), at + 8)
  }
  return found
}

/** A text of at most 20 letters. One of four letters or fewer stands in the place of its pointer; none of ours is. */
function textAt(tiff: DataView, place: number | undefined, little: boolean): string {
  if (place === undefined) return ''
  const letters = Math.min(tiff.getUint32(place - 4, little), 20)
  const start = tiff.getUint32(place, little)
  const codes = Array.from({ length: letters }, (_, at) => tiff.getUint8(start + at))
  return String.fromCharCode(...codes).replace(/\0.*$/s, '')
}

/** `2026:11:29 11:20:00` and `+05:00` as ISO; undefined for a day or a time that does not exist. */
function isoOf(taken: string, offset: string): string | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(taken)
  if (!parts) return undefined
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : '+05:00'
  const iso = `${day}T${parts[4]}${zone}`
  const time = Date.parse(`${day}T${parts[4]}Z`)
  // Date.parse reads 30 February as 2 March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return exists && !Number.isNaN(Date.parse(iso)) ? iso : undefined
}

import { createRandom, type Random } from '../random.ts'
import { type Hour, type Light, lightAt } from './light.ts'
import { type Region, regionOf } from './region.ts'
import { group, HEIGHT, rect, strokeLine, svgDocument, WIDTH } from './svg.ts'

/** State of a picture that is being drawn: its light, its region, and the drawing so far. */
export type Sheet = {
  random: Random
  light: Light
  region: Region
  put(...parts: string[]): void
  /** Keeps one definition for each id and returns a reference for a fill. */
  define(id: string, make: (id: string) => string): string
  /** Returns the document; `mirrored` flips the whole picture. */
  finish(mirrored?: boolean): string
}

export function createSheet(seed: string, city: string, hour: Hour): Sheet {
  const parts: string[] = []
  const defs = new Map<string, string>()
  return {
    random: createRandom(seed),
    light: lightAt(hour),
    region: regionOf(city),
    put: (...more) => {
      parts.push(...more)
    },
    define: (id, make) => {
      if (!defs.has(id)) defs.set(id, make(id))
      return `url(#${id})`
    },
    finish: (mirrored = false) => {
      const body = parts.join('')
      const drawn = mirrored ? group(body, { transform: `translate(${WIDTH} 0) scale(-1 1)` }) : body
      return svgDocument(
        WIDTH,
        HEIGHT,
        [...defs.values()].join(''),
        rect(0, 0, WIDTH, HEIGHT, '#ffffff') + drawn,
      )
    },
  }
}

/** A straight gradient from top to foot (or left to right), as a fill. */
export function gradient(sheet: Sheet, id: string, colours: readonly string[], across = false): string {
  return sheet.define(id, (name) => {
    const stops = colours
      .map(
        (colour, i) =>
          `<stop offset="${(i / Math.max(1, colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
      )
      .join('')
    return `<linearGradient id="${name}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops}</linearGradient>`
  })
}

/** A round glow from `colour` to nothing, as a fill. */
export function glow(sheet: Sheet, colour: string, strength: number): string {
  const id = `glow${colour.slice(1)}${Math.round(strength * 100)}`
  return sheet.define(
    id,
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
}

/** Parallel pencil strokes at 45 degrees, as a fill. */
export function hatch(sheet: Sheet, colour: string, gap: number, width: number): string {
  const id = `hatch-${colour.slice(1)}-${gap}-${Math.round(width * 10)}`
  return sheet.define(
    id,
    (name) =>
      `<pattern id="${name}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${strokeLine(
        [
          [0, 0],
          [0, gap],
        ],
        colour,
        width,
      )}</pattern>`,
  )
}

// Spellings of one sound in English and in Roman Urdu, replaced in turn.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=.)h/g, ''],
  [/gn/g, 'n'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[ae][iy]|e[ea]|[ey]/g, 'i'],
  [/o[ou]/g, 'u'],
  [/(.)\1/g, '$1'],
]

/** A folded word as it sounds: the same for `arkitekt` and `architect`. */
export function soundOf(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
}

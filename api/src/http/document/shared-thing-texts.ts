import type { FieldText } from './field-texts.ts'

/** Texts of the contract's `sharedThing`, for the field `parent` that has such things. */
export function sharedThingTexts(parent: string): Record<string, FieldText> {
  return {
    [`${parent}.kind`]: ['What is shared: a number, the name, or a picture, byte by byte', 'picture'],
    [`${parent}.phone`]: ['The number as E.164; null for another thing', '+923001234567'],
    [`${parent}.picture`]: [
      'JPEG of the picture; null for another thing',
      '/0190a1b2-0000-7000-8000-000000000000.jpg',
    ],
    [`${parent}.project`]: ['The project that has the picture; null for a logo and for another thing'],
    [`${parent}.others`]: ['The other companies, the first to sign up first; 20 at most'],
    'others.project': ['The project of that company that has the picture; null as above'],
    [`${parent}.more`]: ['True when further companies share it', false],
  }
}

/**
 * Drawing of the wordmark, for the client's bar and the server's pages: drafted capitals in the text's colour, on a
 * dimension line in the colour `logo-line`. SVG paths and stroke widths are in units of `viewBox`.
 */
export const wordmark = {
  viewBox: '0 0 144 57.6',
  /** Height as a part of the width. */
  rise: 0.4,
  letters:
    'M2 7h19M11.5 7v31M21 38 32.5 7 44 38M25 27.5h15M50 38V9l11.5 17L73 9v29M97 7H81v31h16M81 22h13.5M121 7h-16v31h16M105 22h13.5M129 38V7h1a8 8 0 0 1 0 16H129M132 23l7 15',
  letterWidth: 3.6,
  line: 'M3 49h138M7 44l-6 10M143 44l-6 10',
  lineWidth: 2.2,
} as const

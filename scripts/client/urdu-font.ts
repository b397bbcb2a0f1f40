// Makes the font of the client in Urdu from Noto Nastaliq Urdu, weight 400: `npm run urdu-font`, after an update of its
// package. Needs `pyftsubset` of fonttools with brotli (`pip install fonttools brotli`), whose result is a tenth
// smaller than that of other tools. The result is committed, with its licence.
import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../command.ts'

/** Letters and marks of Urdu, its punctuation, joiners and spaces. Latin letters and digits come from another font. */
const characters = [
  ...'آأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھءیےۓ',
  ...['،', '؛', '؟', '۔', 'ـ', ' ', '\u00a0'],
  // Vowel marks, hamza and the small alef, which occur in names.
  ...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0670',
  ...'\u200c\u200d\u200e\u200f',
]

const folder = join(import.meta.dirname, '../../node_modules/@expo-google-fonts/noto-nastaliq-urdu')
const source = join(folder, '400Regular/NotoNastaliqUrdu_400Regular.ttf')
const fonts = join(import.meta.dirname, '../../web/src/app/styles/fonts')
const made = join(fonts, 'nastaliq-urdu-400.woff2')
const unicodes = characters.map((one) => (one.codePointAt(0) ?? 0).toString(16)).join()
const { ok } = await run('pyftsubset', [
  source,
  `--unicodes=${unicodes}`,
  '--layout-features=*',
  '--flavor=woff2',
  '--no-hinting',
  '--desubroutinize',
  `--output-file=${made}`,
])
if (!ok) process.exit(1)
await copyFile(join(folder, 'LICENSE_FONT'), join(fonts, 'OFL-nastaliq.txt'))
console.log(`${made}: ${((await stat(made)).size / 1024).toFixed(1)} KB`)

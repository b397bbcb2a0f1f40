import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

interface RawSheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** The rows in XML, as other programs write them. */
  rows: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const inPackage = 'http://schemas.openxmlformats.org/package/2006'

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
const relationshipsOf = (all: string) =>
  `<Relationships xmlns="${inPackage}/relationships">${all}</Relationships>`

/** Formats of figures by style, from 1: a date, a figure with words, rupees in three ways, lakhs, per cent, Urdu digits. */
export const rawFormats = [
  'dd\\/mm\\/yyyy',
  '#,##0 "per day, my rate"',
  '"Rs."#,##0',
  '[$Rs-420] #,##0.00',
  '_-[$Rs-ur-PK]* #,##0_-',
  '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0',
  '0.00%',
  '[$-3000401]0',
]

const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll('>', '&gt;')

/** A workbook with the cells exactly as written; its styles are `rawFormats`. */
export function rawWorkbook(...sheets: RawSheet[]): Uint8Array {
  const named = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map((_, at) =>
    relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  )
  const formats = rawFormats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(code)}"/>`,
  )
  const styles = ['0', ...rawFormats.map((_, at) => 164 + at)].map((id) => `<xf numFmtId="${id}"/>`)
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${inPackage}/content-types"/>`,
    '_rels/.rels': relationshipsOf(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationshipsOf(
      links.join('') + relationship('rId99', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
  }
  for (const [at, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** Ways in which other programs write the same workbook: what is changed in its files. */
export const otherWritings: [string, (xml: string) => string][] = [
  [
    'in strict XML',
    (xml) =>
      xml
        .replaceAll(main, 'http://purl.oclc.org/ooxml/spreadsheetml/main')
        .replaceAll(relations, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
  ],
  [
    'with a prefix at every name',
    (xml) => xml.replace(/<(\/?)(?=[a-z])/g, '<$1x:').replace(`xmlns="${main}"`, `xmlns:x="${main}"`),
  ],
  ['with days from 1904', (xml) => xml.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')],
  ['with addresses from the root', (xml) => xml.replace(/Target="(xl\/)?/g, 'Target="/xl/')],
  ['with single quotes and a mark of the encoding', (xml) => `\ufeff${xml.replaceAll('"', "'")}`],
]

/** The workbook with each of its files changed. */
export function rewritten(workbook: Uint8Array, change: (xml: string) => string): Uint8Array {
  const files = Object.entries(unzipSync(workbook))
  return zipSync(Object.fromEntries(files.map(([name, xml]) => [name, strToU8(change(strFromU8(xml)))])))
}

import * as fc from 'fast-check'
import { plainJpeg } from '../pictures.ts'
import { nastyText } from './values.ts'

/** Bytes of a form, and its content type. */
export interface Form {
  type: string
  body: Buffer
}

const usual = 'fuzzboundary'
const picture = await plainJpeg(8, 8)
const bytes = (text: string | Buffer) => (Buffer.isBuffer(text) ? text : Buffer.from(text, 'latin1'))
const join = (...pieces: (string | Buffer)[]) => Buffer.concat(pieces.map(bytes))

/** One field as a browser sends it. */
export function fieldPart(name: string, value: string): Buffer {
  return Buffer.from(`--${usual}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
}

function filePart(disposition: string, content: Buffer, type = 'image/jpeg'): Buffer {
  return join(
    `--${usual}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  )
}

export function formOf(parts: Buffer[], type = `multipart/form-data; boundary=${usual}`): Form {
  return { type, body: join(...parts, `--${usual}--\r\n`) }
}

/** A file that a person could choose. */
export const goodFile = (field: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(filePart(`name="${field}"; filename="roof.jpg"`, picture)) },
    {
      weight: 2,
      arbitrary: fc.constant(
        filePart(`name="${field}"; filename=""`, Buffer.alloc(0), 'application/octet-stream'),
      ),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          nastyText.filter((text) => text.length < 300),
          fc.uint8Array({ maxLength: 60 }),
          fc.boolean(),
        )
        .map(([name, junk, sound]) =>
          filePart(
            `name="${field}"; filename="${Buffer.from(name).toString('latin1')}"`,
            sound ? picture : Buffer.from(junk),
          ),
        ),
    },
  )

const title = fieldPart('title', 'House')
const file = (disposition: string) => formOf([title, filePart(disposition, picture)])
const body = (...pieces: (string | Buffer)[]): Form => ({ ...formOf([]), body: join(...pieces) })
const typed = (type: string): Form => ({ ...formOf([title]), type })
const part = (head: string, content = 'x') =>
  body(`--${usual}\r\n${head}\r\n\r\n${content}\r\n--${usual}--\r\n`)
const named = 'Content-Disposition: form-data; name="title"'

/** Forms that have broken parsers before. */
export const malformedForms: Record<string, Form> = {
  'no boundary': typed('multipart/form-data'),
  'an empty boundary': typed('multipart/form-data; boundary='),
  'an empty quoted boundary': typed('multipart/form-data; boundary=""'),
  'an unclosed quoted boundary': typed(`multipart/form-data; boundary="${usual}`),
  'a boundary of 257 characters': typed(`multipart/form-data; boundary=${'b'.repeat(257)}`),
  'a boundary of 4000 characters': typed(`multipart/form-data; boundary=${'b'.repeat(4000)}`),
  'two boundaries': typed(`multipart/form-data; boundary=other; boundary=${usual}`),
  'another boundary': typed('multipart/form-data; boundary=other'),
  'a boundary of odd characters': typed('multipart/form-data; boundary=(),/:;<=>?@[]'),
  'a boundary* parameter': typed(`multipart/form-data; boundary*=utf-8''${usual}`),
  'the type in capitals': typed(`MULTIPART/FORM-DATA; BOUNDARY=${usual}`),
  'another multipart': typed(`multipart/mixed; boundary=${usual}`),
  'byte ranges': typed(`multipart/byteranges; boundary=${usual}`),
  'a thousand parameters': typed(`multipart/form-data; ${'a=b; '.repeat(1000)}boundary=${usual}`),
  nothing: body(''),
  'only the end': body(`--${usual}--\r\n`),
  'only a start': body(`--${usual}\r\n`),
  'only dashes': body('--'),
  'no final boundary': body(title),
  'half a final boundary': body(title, `--${usual}-`),
  'cut in the middle of a boundary': body(title, `--${usual.slice(0, 5)}`),
  'cut in a header': body(title, `--${usual}\r\nContent-Disposit`),
  'cut behind the headers': body(title, `--${usual}\r\n${named}\r\n\r\n`),
  'cut in a file': body(title, filePart('name="images"; filename="a.jpg"', picture).subarray(0, -60)),
  'text before the first boundary': body('preamble\r\n', title, `--${usual}--\r\n`),
  'text behind the last boundary': body(title, `--${usual}--\r\n`, 'x'.repeat(70_000)),
  'a form behind the form': body(title, `--${usual}--\r\n`, title, `--${usual}--\r\n`),
  'line feeds alone': body(formOf([title]).body.toString('latin1').replaceAll('\r\n', '\n')),
  'carriage returns alone': body(formOf([title]).body.toString('latin1').replaceAll('\r\n', '\r')),
  'doubled carriage returns': body(formOf([title]).body.toString('latin1').replaceAll('\r\n', '\r\r\n')),
  'blanks behind boundaries': body(`--${usual} \t\r\n${named}\r\n\r\nx\r\n--${usual}-- \r\n`),
  'a form within the form': body(
    `--${usual}\r\n${named}\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n${named}\r\n\r\nx\r\n--inner--\r\n--${usual}--\r\n`,
  ),
  'no headers': part(''),
  'no name': part('Content-Disposition: form-data'),
  'an empty name': part('Content-Disposition: form-data; name=""'),
  'an unclosed name': part('Content-Disposition: form-data; name="title'),
  'two names': part('Content-Disposition: form-data; name="title"; name="content"'),
  'two dispositions': part(`${named}\r\nContent-Disposition: form-data; name="content"`),
  'an attachment': part('Content-Disposition: attachment; name="title"; filename="x"'),
  'a prototype name': part('Content-Disposition: form-data; name="__proto__"'),
  'a constructor name': part('Content-Disposition: form-data; name="constructor[prototype][x]"'),
  'a NUL name': part('Content-Disposition: form-data; name="ti\u0000tle"'),
  'a name of bytes': part('Content-Disposition: form-data; name="\u00ff\u00fe"'),
  'a header without colon': part(`${named}\r\nnonsense`),
  'a folded header': part(`Content-Disposition: form-data;\r\n name="title"`),
  'a header of control characters': part(`${named}\r\nX-\u0001: \u0002`),
  'an unknown charset': part(`${named}\r\nContent-Type: text/plain; charset=klingon`),
  utf7: part(`${named}\r\nContent-Type: text/plain; charset=utf-7`, '+ADw-script+AD4-'),
  'utf16 by name': part(`${named}\r\nContent-Type: text/plain; charset=utf-16le`, 'h\u0000i\u0000x'),
  'no UTF-8': part(named, '\u00ff\u00fe\u00c0\u0080\u00ed\u00a0\u0080'),
  'a JSON part': part(`${named}\r\nContent-Type: application/json`, '{"__proto__":{"x":1}}'),
  'a broken JSON part': part(`${named}\r\nContent-Type: application/json`, '{'),
  base64: part(`${named}\r\nContent-Transfer-Encoding: base64`, 'aGk='),
  'an unknown transfer encoding': part(`${named}\r\nContent-Transfer-Encoding: nonsense`),
  'a header of 20 KB': part(`${named}\r\nX-Long: ${'x'.repeat(20_000)}`),
  'a header of 200 KB': part(`${named}\r\nX-Long: ${'x'.repeat(200_000)}`),
  'a thousand headers': part(`${named}\r\n${'X-Many: x\r\n'.repeat(1000)}X-Last: x`),
  'a name of 20 KB': part(`Content-Disposition: form-data; name="${'n'.repeat(20_000)}"`),
  'three thousand fields': formOf(Array.from({ length: 3000 }, (_, at) => fieldPart(`field${at}`, ''))),
  'three thousand times one field': formOf(Array.from({ length: 3000 }, () => fieldPart('cities[]', '1'))),
  'five hundred files': formOf(
    Array.from({ length: 500 }, () => filePart('name="images"; filename="a"', Buffer.from('x'))),
  ),
  'a field of 200 KB': formOf([fieldPart('title', 'x'.repeat(200_000))]),
  'a file for a field': file('name="title"; filename="title.txt"'),
  'a field for a file': formOf([fieldPart('images', 'not a file'), fieldPart('image', 'not a file')]),
  'an unknown file': file('name="other"; filename="a.jpg"'),
  'filename* in UTF-8': file('name="images"; filename*=UTF-8\'\'%e2%82%ac.jpg'),
  'filename* with broken escapes': file('name="images"; filename*=UTF-8\'\'%zz%e2%82.jpg'),
  'filename* in an unknown charset': file('name="images"; filename*=klingon\'x\'%41'),
  'filename* with one quote': file('name="images"; filename*=UTF-8\'%41'),
  'filename* that is empty': file('name="images"; filename*='),
  'name* in UTF-8': file('name*=UTF-8\'\'images; filename="a.jpg"'),
  'filename* twice': file('name="images"; filename*0="a"; filename*1="b.jpg"; filename*1*=UTF-8\'\'%41'),
  'a NUL filename': file('name="images"; filename="a\u0000.jpg"'),
  'a path for a filename': file('name="images"; filename="../../../../etc/cron.d/x"'),
  'a Windows path for a filename': file('name="images"; filename="C:\\\\windows\\\\x.jpg"'),
  'an unclosed filename': file('name="images"; filename="a.jpg'),
  'a filename of 20 KB': file(`name="images"; filename="${'f'.repeat(20_000)}"`),
  'a filename of quotes': file('name="images"; filename="\\"\\"\\\\\\""'),
}

/** A form with pieces cut out, doubled or overwritten. */
export function scribbled(form: Form): fc.Arbitrary<Form> {
  const at = fc.nat(Math.max(0, form.body.length))
  const scribble = fc.oneof(
    fc.uint8Array({ maxLength: 8 }).map((some) => Buffer.from(some)),
    fc
      .constantFrom('\r\n', '\r', '\n', '--', `--${usual}`, '\r\n\r\n', '"', ';', '\u0000', ':')
      .map((text) => Buffer.from(text)),
  )
  return fc.array(fc.tuple(at, fc.nat(30), scribble), { minLength: 1, maxLength: 4 }).map((changes) => ({
    ...form,
    body: changes.reduce(
      (whole, [start, cut, put]) => join(whole.subarray(0, start), put, whole.subarray(start + cut)),
      form.body,
    ),
  }))
}

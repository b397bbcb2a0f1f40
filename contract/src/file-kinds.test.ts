import { expect, it } from 'vitest'
import { kindOf, startBytes } from './file-kinds.ts'

const kindOfText = (text: string) => kindOf(Buffer.from(text, 'latin1'))

it.each([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['heic', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1'],
  ['heic', '\0\0\0\x18ftypmsf1'],
  ['pdf', '%PDF-1.7'],
])('tells %s by its first bytes', (kind, start) => {
  expect(kindOfText(start)).toBe(kind)
})

it.each([
  ['a byte order mark of UTF-8', '\xef\xbb\xbf'],
  ['a byte order mark of UTF-16', '\xfe\xff'],
  ['a byte order mark and a line feed', '\xef\xbb\xbf\r\n'],
  ['white space', ' \t\r\n\f\0'],
  ['much white space', '\n'.repeat(startBytes - 5)],
  ['the lines of a job', '\x1b%-12345X@PJL JOB NAME="Licence"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['lines without an end of job', '@PJL SET COPIES=1\n@PJL ENTER LANGUAGE=PDF\n'],
])('finds a PDF behind %s', (_, before) => {
  expect(kindOfText(`${before}%PDF-1.4`)).toBe('pdf')
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>\n'],
  ['a page behind a byte order mark', '\xef\xbb\xbf<html>'],
  ['a page behind white space', '\n\n <svg xmlns="http://www.w3.org/2000/svg">'],
  ['a page behind the lines of a job', '\x1b%-12345X@PJL JOB\n<html>'],
  ['a page in the line of a job', '@PJL <html><script>alert(1)</script>\n'],
  ['a GIF', 'GIF89a\x20\x20\x20\x20'],
  ['a WebP', 'RIFF\x20\x20\x20\x20WEBP'],
  ['a bitmap', 'BM      '],
  ['an archive', 'PK\x03\x04'],
  ['a packed file', '\x1f\x8b\x08'],
  ['a program', 'MZ'],
  ['a script', '#!/bin/sh\n'],
  ['PostScript', '%!PS-Adobe-3.0\n'],
  ['a mail', 'Content-Type: text/html\r\n\r\n'],
  ['a word', 'see '],
  ['too much white space', ' '.repeat(startBytes - 4)],
])('finds no PDF behind %s', (_, before) => {
  expect(kindOfText(`${before}%PDF-1.4`)).toBeUndefined()
})

it('takes no picture with something before it', () => {
  for (const start of ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']) {
    expect(kindOfText(` ${start}`)).toBeUndefined()
    expect(kindOfText(`${start.slice(0, -1)}`)).toBeUndefined()
  }
  // A picture stays one, whatever it has in it.
  expect(kindOfText('\xff\xd8\xff\xe0%PDF-1.4')).toBe('jpeg')
})

it.each([
  '',
  'RIFF\0\0\0\0WEBPVP8 ',
  'GIF89a',
  '\0\0\0\x1cftypavif',
  '\0\0\0\x14ftypqt  ',
  'II*\0',
  '%PD\x1b%-12345XF-',
])('knows no kind of %j', (start) => {
  expect(kindOfText(start)).toBeUndefined()
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@tameer/contract'
import { html } from 'hono/html'
import { expect, it, onTestFinished } from 'vitest'
import { parsePage } from '../../../../test/html.ts'
import { siteIn } from '../site.ts'
import { renderPage } from './page-document.ts'
import { createPageStyles } from './page-style.ts'

it.each(languages)('is small, has one line, and needs no built client: %s', (language) => {
  const { css, frame } = createPageStyles('/nowhere')[language]
  expect(frame).toMatchObject({ bar: '', footer: '', css: '', preloads: '' })
  expect(css.length).toBeLessThan(language === 'en' ? 10_000 : 13_000)
  expect(css).not.toMatch(/\n|<|@import/)
})

it('adds no letter and no font of Urdu to the English sheet', () => {
  const { css } = createPageStyles('/nowhere').en
  expect(css).not.toMatch(/urdu|nastaliq|naskh/i)
})

it('has the client’s bar, footer, styles and fonts, and leads to the page’s own twin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tameer-frame-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  const frame = {
    bar: '<header><a href="/ur/" hreflang="ur">اردو</a></header>',
    footer: '<footer>$& </footer>',
    css: '.bar{color:red}',
    preloads: '<link rel="preload" href="/assets/letters.woff2">',
  }
  writeFileSync(join(folder, '.vite', 'frame.en.json'), JSON.stringify(frame))
  const style = createPageStyles(folder)
  const site = siteIn('en', {
    publicUrl: '',
    pictures: { inAnswer: String, inPage: String, whole: String },
    demo: true,
    style,
  })
  const texts = { title: 'Room', description: '', address: '/c/a"b', picture: { address: '', words: '' } }
  const page = parsePage(await renderPage({ ...texts, crumbs: [], data: [], body: html`` }, site))
  expect(page.find('header')?.text).toBe('اردو')
  expect(page.find('a', { hreflang: 'ur' })?.attributes.href).toBe('/ur/c/a"b')
  expect(page.find('footer')?.text).toBe('$& ')
  expect(page.find('link', { rel: 'preload' })?.attributes.href).toBe('/assets/letters.woff2')
  expect(page.find('style')?.text).toBe(style.en.css)
  expect(style.en.css.startsWith('.bar{color:red}')).toBe(true)
})

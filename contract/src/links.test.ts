import { describe, expect, it } from 'vitest'
import { httpLink, linkOrProfile, webAddress } from './links.ts'

describe('httpLink', () => {
  it.each([
    ['https://example.com/x?y=1', 'https://example.com/x?y=1'],
    [' http://example.com ', 'http://example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com:8080/plans', 'https://example.com:8080/plans'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ])('accepts %s', (typed, link) => {
    expect(httpLink(typed)).toBe(link)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:someone@example.com',
    '//example.com',
    'https://user:secret@example.com',
    'https://example.com/a b',
    'https://',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https:///example.com',
    'not a link',
    'localhost',
  ])('refuses %j', (typed) => {
    expect(httpLink(typed)).toBeUndefined()
  })
})

it('a place is no web address, nor is a bare domain', () => {
  expect(webAddress('\u202a https://example.com/video \u202c')).toBe('https://example.com/video')
  expect(['', 'DHA Phase 5', 'www.example.com', 'https:example.com'].map(webAddress)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

it('takes the name of a profile where addresses of profiles are known', () => {
  const profiles = 'https://www.instagram.com/'
  expect(linkOrProfile(' \u200e@ali.sons\u200b ', profiles)).toBe('https://www.instagram.com/ali.sons')
  expect(linkOrProfile('alisons.pk', profiles)).toBe('https://alisons.pk')
  expect(['@', '@a b', '@x/y', '@-', 'alisons'].map((text) => linkOrProfile(text, profiles))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect(linkOrProfile('@alisons', undefined)).toBeUndefined()
})

import type { Language } from '@tameer/contract'
import { accountWords } from '../../words/account-words.ts'

// The order matters: Edge and Opera also call themselves Chrome, and nearly every browser calls itself Safari.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]
const longest = 1000

/** Turns a `User-Agent` header into plain words, such as `Chrome on Android`; the rest of it is not kept. */
export function deviceWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, longest)
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return accountWords.en.device(browser, system)
  return browser ?? system ?? accountWords.en.unknownDevice
}

/** The name of a stored device, as its owner reads it. */
export function deviceName(kept: string, language: Language = 'en'): string {
  const words = accountWords[language]
  if (kept === '' || kept === accountWords.en.unknownDevice) return words.unknownDevice
  const [browser, system] = kept.split(' on ')
  return browser && system ? words.device(browser, system) : kept
}

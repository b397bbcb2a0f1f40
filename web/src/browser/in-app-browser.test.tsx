import { expect, it } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const android = (rest: string, wv = '') =>
  `Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A${wv}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const iphone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

it.each([
  [
    'Facebook, Android',
    android('Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]', '; wv'),
  ],
  ['Facebook, iPhone', iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.0;FBDV/iPhone14,5;FBLC/en_GB]')],
  ['Instagram, Android', android('Chrome/126.0 Mobile Safari/537.36 Instagram 334.0.0.0 Android')],
  ['Instagram, iPhone', iphone('Mobile/15E148 Instagram 334.0.0.0 (iPhone14,5; iOS 17_5)')],
  ['WhatsApp', android('Chrome/126.0 Mobile Safari/537.36 WhatsApp/2.24.12.78')],
  ['another web view of Android', android('Version/4.0 Chrome/126.0 Mobile Safari/537.36', '; wv')],
  ['another web view of an iPhone', iphone('Mobile/15E148')],
  ['TikTok', android('Chrome/126.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6')],
])('knows the browser of %s', (_app, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

it.each([
  ['Chrome, Android', android('Chrome/126.0.0.0 Mobile Safari/537.36')],
  ['Samsung Internet', android('SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36')],
  ['Safari, iPhone', iphone('Version/17.5 Mobile/15E148 Safari/604.1')],
  ['Chrome, iPhone', iphone('CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1')],
  ['Firefox, iPhone', iphone('FxiOS/127.0 Mobile/15E148 Safari/605.1.15')],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  [
    'Chrome, desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  ],
])('leaves %s alone', (_browser, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})

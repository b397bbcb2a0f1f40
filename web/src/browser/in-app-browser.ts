// Names that apps add to the user agent of their own browser, Android's mark of a web view, and iOS without Safari's name.
const ofApps =
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|Messenger|WhatsApp|LinkedInApp|Snapchat|Pinterest|TikTok|musical_ly|BytedanceWebview|Line|MicroMessenger|Twitter)\b|; wv\)|\((iPhone|iPad|iPod)(?!.*\bSafari\/)/i

/**
 * True in the browser inside an app, such as Facebook's or WhatsApp's, as far as the user agent tells. Such browsers drop
 * files made on a page, and printing, without a word.
 */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  // On the home screen of an iPhone the product itself has no Safari's name either.
  return ofApps.test(userAgent) && !('standalone' in navigator && navigator.standalone)
}

// The page's own script. It runs right after the templates and before the first paint. The build minifies it and
// writes it into the page (web/build), so its imports must stay small.
import { projectsOnProfile } from './lib/page-sizes.ts'
import { cardSizes, galleryRatio, gallerySizes, wholeFit } from './lib/picture-sizes.ts'
import { apiBase } from './net/api-base.ts'
import { firstPictureOf } from './net/early-picture.ts'
import { fetchEarly } from './net/early-response.ts'
import { type PictureName, pictureFiles } from './net/picture-source.ts'

/** Facts from the build. */
declare const built: {
  entry: string
  /**
   * Files of each route, and of each mode of a route with files of its own: names in `/assets` without `.js`.
   * `/request/` has a parameter, `/request` has none.
   */
  routes: Record<string, string[]>
}

const { entry, routes } = built

const root = document.getElementById('root') as HTMLElement
const address = location.hash.slice(1) || '/'
const [path = '', query] = address.split('?')
const [, first = '', second, third] = path.split('/')
const asked = new URLSearchParams(query)
/** Id of the requested portfolio. */
const portfolio = first === 'portfolio' ? !third && second : path === '/portfolioDetail' && asked.get('id')
/** Id of the company whose profile is requested. */
const profile = path === '/profileDetailScreen' && asked.get('company')
const route = portfolio ? '/portfolio' : `/${first}`
/** True when the HTML was rendered for exactly this address, and not for a similar one. */
const exact = address === route && !/^(portfolio|profileDetailScreen)$/.test(first)
const template = document.getElementById(`at:${route}`) as HTMLTemplateElement | null
const shown = template && (exact || portfolio || profile || first === 'contractors')

/** Fallback for optional steps of the first screen: reading storage throws in a browser that blocks it. */
const failed = () => undefined
const calls = `${apiBase()}/portfolios`

/** Latest time at which the scripts are requested, even if the browser has not reported a paint, ms. */
const latestStartMs = 2000

/**
 * Puts the first HTML into the root, and marks it so that `main.tsx` knows it may hydrate it. `usr` is where the
 * router keeps the state that one screen passes to the next; that state changes the first render.
 */
function show({ content }: HTMLTemplateElement) {
  root.append(content)
  // A policy without inline styles still lets a script set styles.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  if ((exact || portfolio || profile) && !history.state?.usr) root.dataset.address = address
}

/** Shows a picture in the place of the screen's first picture, while the scripts are loading. */
async function showPicture(picture: PictureName, sizes: string) {
  const { src, srcSet = '' } = pictureFiles(picture)
  const image = Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src })
  // The HTML is in the page in the next turn of the event loop.
  await undefined
  // The place is gone when another screen or another list has been shown meanwhile.
  const place = root.querySelector<HTMLElement>('[data-picture]')
  await image.decode()
  if (!place) return
  const fit = portfolio ? wholeFit(image, galleryRatio) : 'cover'
  place.style.cssText = `animation:none;background:var(--color-wash)url("${image.currentSrc}")center/${fit} no-repeat`
}

/** Requests the list, and its first picture if the server named it beside the page. */
async function askForList() {
  const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const [image, ...widths] = visit.serverTiming[0]?.description.split(' ') ?? []
  // A page cached by the service worker names the picture of an earlier day.
  if (image && !visit.workerStart) showPicture({ image, widths: widths.map(Number) }, cardSizes).catch(failed)
  if (!localStorage.token) fetchEarly(`${calls}?limit=24&distinct=company&count=yes`)
}

/** Requests a portfolio and its first picture in parallel. */
async function askForPortfolio(id: string) {
  if (localStorage.token) return
  fetchEarly(`${calls}/${id}`)
  await showPicture(firstPictureOf(id), gallerySizes)
  globalThis.earlyPicture = id
}

/** Requests a company's projects with the same call as the first page of its profile. */
async function askForProfile(company: string) {
  if (localStorage.token || asked.has('after')) return
  fetchEarly(`${calls}?${new URLSearchParams({ limit: `${projectsOnProfile}`, company, count: 'yes' })}`)
}

let started = false

/** Requests the scripts, which make the screen interactive, after everything in view. */
function fetchScripts() {
  if (started) return
  started = true
  const fetchPriority = shown ? 'low' : 'auto'
  const own = (second && routes[`${route}/`]) || routes[route]
  const files = new Set([...(own ?? []), ...(routes[`${route}?mode=${asked.get('mode')}`] ?? [])])
  const make = <Tag extends 'link' | 'script'>(tag: Tag, attributes: object) =>
    Object.assign(document.createElement(tag), { fetchPriority, ...attributes })
  document.head.append(
    // The largest first: over HTTP/1.1 later requests wait for their turn.
    make('script', { type: 'module', crossOrigin: '', src: entry }),
    ...Array.from(files, (file) => make('link', { rel: 'modulepreload', href: `/assets/${file}.js` })),
  )
}

if (portfolio) askForPortfolio(portfolio).catch(failed)
if (profile) askForProfile(profile).catch(failed)
if (address === '/contractors') askForList().catch(failed)
// A form that is submitted early waits for the screen, which sends it correctly.
addEventListener('submit', (event) => event.preventDefault())
if (shown) show(template)
for (const one of document.querySelectorAll('template')) one.remove()
if (shown && !document.hidden) {
  // The prerendered HTML is painted and its picture requested before anything else is fetched.
  new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true })
  setTimeout(fetchScripts, latestStartMs)
} else fetchScripts()

// The page's own script: runs right after the templates and before the first paint. The build writes it into the page
// (web/build), minified, so what it imports must stay small.
import type { Portfolio } from '@tameer/contract'
import { surviveTranslation } from './browser/translated-page.ts'
import { projectsOnProfile } from './lib/page-sizes.ts'
import { cardSizes, galleryRatio, gallerySizes, projectSizes, wholeFit } from './lib/picture-sizes.ts'
import { apiBase } from './net/api-base.ts'
import { firstPictureOf } from './net/early-picture.ts'
import { fetchEarly } from './net/early-response.ts'
import { type PictureName, pictureFiles } from './net/picture-source.ts'

/** Facts from the build. */
declare const built: {
  entry: string
  /**
   * All files of each route, and of a route with a mode that has files of its own: names in `/assets` without `.js`.
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
/** The route, with the mode of one that has files of its own. */
const place = asked.has('mode') ? `${route}?mode=${asked.get('mode')}` : route
/** True where the address asks for a detailed estimate. */
const detailed = place === '/calculator?mode=detailed'
/** The city of the address; links of other pages write it small. */
const askedCity = (asked.get('city') ?? '').toLowerCase().replace(/^./, (letter) => letter.toUpperCase())
/** True where the HTML made at the build is of this very address. */
const exact = address === route && !/^(portfolio|profileDetailScreen)$/.test(first)
const template = document.getElementById(`at:${place}`) as HTMLTemplateElement | null
const shown = template && (exact || portfolio || profile || detailed || first === 'contractors')

/** Fallback for optional steps of the first screen: reading storage throws in a browser that blocks it. */
const failed = () => undefined
const api = apiBase()
const calls = `${api}/portfolios`

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
  if ((exact || portfolio || profile || detailed) && !history.state?.usr) root.dataset.address = address
}

/** Shows a picture in the place of the screen's first picture, while the scripts are loading. */
async function showPicture(picture: PictureName, sizes: string) {
  const { src, srcSet = '' } = pictureFiles(picture)
  const image = Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src })
  // The HTML is in the page in the next turn of the event loop.
  await undefined
  // The place is gone when another screen or list has come meanwhile.
  const room = root.querySelector<HTMLElement>('[data-picture]')
  await image.decode()
  if (!room) return
  const fit = portfolio ? wholeFit(image, galleryRatio) : 'cover'
  room.style.cssText = `animation:none;background:var(--color-wash)url("${image.currentSrc}")center/${fit} no-repeat`
}

/** Requests the list, and its first picture if the server named it beside the page. */
async function askForList() {
  const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const [image, ...widths] = visit.serverTiming[0]?.description.split(' ') ?? []
  // A page cached by the service worker names the picture of an earlier day.
  if (image && !visit.workerStart) showPicture({ image, widths: widths.map(Number) }, cardSizes).catch(failed)
  if (!localStorage.token) await fetchEarly(`${calls}?limit=24&distinct=company&count=yes`)
}

/** Requests a portfolio and its first picture in parallel. */
async function askForPortfolio(id: string) {
  if (localStorage.token) return
  void fetchEarly(`${calls}/${id}`)
  await showPicture(firstPictureOf(id), gallerySizes)
  globalThis.earlyPicture = id
}

/**
 * Asks for a company's projects and for what it says of itself, as the first page of its profile does, and in parallel for its
 * first picture, the largest there is to see.
 */
async function askForProfile(company: string) {
  if (localStorage.token || asked.has('after')) return
  nameCompany(company).catch(failed)
  void fetchEarly(`${api}/companies/${company}`)
  await showPicture(firstPictureOf(company), projectSizes)
  globalThis.earlyPicture = company
}

/** Shows the name of a company as soon as it is known: the client comes a second later. */
async function nameCompany(company: string) {
  const list = `${calls}?${new URLSearchParams({ limit: `${projectsOnProfile}`, company, count: 'yes' })}`
  const { data } = (await (await fetchEarly(list)).clone().json()) as { data: Portfolio[] }
  const heading = root.querySelector('[data-company-name]')
  // Gone where the client was faster.
  if (!heading || !data[0]) return
  heading.textContent = data[0].company.name
  heading.className = ''
}

/** Names the house of a detailed estimate, save where its plot is still asked for: the client is seconds away. */
function nameHouse() {
  const heading = root.querySelector<HTMLElement>('[data-house-names]')
  const size = Number(asked.get('plotSize'))
  // A larger one is written in groups of digits: left to the client.
  if (!heading || asked.get('step') === 'plot' || !(size > 0 && size < 1000)) return
  const [pattern, cities, units] = JSON.parse(heading.dataset.houseNames ?? '')
  const city = cities[askedCity]
  const unit = units[asked.get('plotUnit') ?? 'Marla']
  if (!city || !unit) return
  heading.textContent = pattern.replace('{size}', size).replace('{unit}', unit).replace('{city}', city)
}

/**
 * Shows the first question of a detailed estimate, with the city of the address, where that names no plot. What is answered
 * already is left to the client.
 */
function askForPlot() {
  const question = root.querySelector<HTMLElement>('[data-early]')
  const city = question?.querySelector('select')
  const answered = ['plotSize', 'plotUnit', 'marlaStandardSft'].some((name) => asked.has(name))
  if (!question || !city || answered || !/^(plot)?$/.test(asked.get('step') ?? '') || !root.dataset.address)
    return
  city.value = askedCity
  // A city that is not in the list.
  if (city.selectedIndex < (asked.has('city') ? 1 : 0)) return
  for (const one of question.querySelectorAll<HTMLElement>('[data-city]'))
    one.hidden = one.dataset.city !== city.value
  question.hidden = false
  // The shape of a bill.
  ;(question.nextElementSibling as HTMLElement).hidden = true
  if (!city.value) return
  question.querySelector('input')?.focus({ preventScroll: true })
  question.scrollIntoView()
}

let started = false

/** Requests the scripts, which make the screen interactive, after everything in view. */
function fetchScripts() {
  if (started) return
  started = true
  const fetchPriority = shown ? 'low' : 'auto'
  const files = (second && routes[`${route}/`]) || routes[place] || routes[route] || []
  const make = <Tag extends 'link' | 'script'>(tag: Tag, attributes: object) =>
    Object.assign(document.createElement(tag), { fetchPriority, ...attributes })
  document.head.append(
    // The largest first: over HTTP/1.1 later requests wait for their turn.
    make('script', { type: 'module', crossOrigin: '', src: entry }),
    ...files.map((file) => make('link', { rel: 'modulepreload', href: `/assets/${file}.js` })),
  )
}

// Here and not in the client's scripts: those of some screens have no room left.
surviveTranslation()
if (portfolio) askForPortfolio(portfolio).catch(failed)
if (profile) askForProfile(profile).catch(failed)
if (address === '/contractors') askForList().catch(failed)
// A form that is submitted early waits for the screen, which sends it correctly.
addEventListener('submit', (event) => event.preventDefault())
if (shown) show(template)
if (detailed) {
  nameHouse()
  askForPlot()
}
for (const one of document.querySelectorAll('template')) one.remove()
if (shown && !document.hidden) {
  // The prerendered HTML is painted and its picture requested before anything else is fetched.
  new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true })
  setTimeout(fetchScripts, latestStartMs)
} else fetchScripts()

import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tameer/contract'
import { colourVariables } from '../../core/colours.ts'
import { urduCss, urduFaces } from './page-style-urdu.ts'

// Cards far from the screen are not laid out, which saves their pictures. When one has the focus, all are laid out:
// their real sizes would otherwise push it off the screen when Tab is pressed faster than the browser draws.
const sheetCss = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3,.figure{font-family:"Jost Tameer","Century Gothic",system-ui,sans-serif;font-weight:500;line-height:1.2;text-wrap:balance}
h1{font-size:min(12.5vw,clamp(1.836rem,1.5rem + 1.6vw,2.6rem));line-height:1.1;margin:0}
h2{font-size:clamp(1.4rem,1.2rem + .8vw,1.66rem);margin:0 0 1rem}
h3{font-size:1.15rem;margin:0}
p,ul,dl,figure,table{margin:0}
ul{padding:0;list-style:none}
a{color:var(--blue);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
img{display:block;max-width:100%;height:auto}
.bar{background:var(--sky);border-bottom:1px solid var(--line)}
.wide{width:100%;max-width:75rem;margin-inline:auto;padding-inline:1rem}
.bar .wide{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem clamp(.75rem,3vw,1.5rem);min-height:3.5rem}
.mark{display:block;margin-inline-end:auto;padding-block:.75rem;color:inherit}
.mark svg{display:block}
footer a,.crumbs li>*{display:inline-block;padding-block:.25rem}
.links{display:none}
.links a,.menu a,.menu summary{padding:.6rem;color:inherit;text-decoration:none;font-size:.9375rem}
.bar .join{background:var(--brick);color:#fff;border-radius:2px}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.menu{position:relative}
.menu summary{display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;padding:0}
.menu div{position:absolute;inset-inline-end:0;z-index:1;display:grid;gap:.25rem;width:13rem;padding:.5rem;background:var(--sheet);border:1px solid var(--edge)}
@media(width>=600px){.links{display:flex;flex-wrap:wrap;gap:.25rem}.menu{display:none}}
.demo{background:var(--ink);color:var(--paper);font-size:.875rem;line-height:1.5;text-align:center;padding:.125rem 1rem}
.crumbs{font-size:.875rem;padding-block:.75rem}
.crumbs ol{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
.crumbs li{display:flex;flex-wrap:wrap;align-items:center}
.crumbs li:not(:last-child)::after{content:"/";color:var(--muted);padding-inline:.5rem}
main{padding-bottom:4rem}
body>header+main{padding-top:2.5rem}
main>*+*{margin-top:2.5rem}
.lead{color:var(--muted);font-size:1.2rem;line-height:1.5;margin-top:.75rem;max-width:42rem}
.measure{position:relative;height:.75rem;margin-top:1rem;background:linear-gradient(var(--edge) 0 0) center/100% 1px no-repeat;border:0}
.measure::before,.measure::after{content:"";position:absolute;top:0;inset-inline-start:.25rem;width:1px;height:.75rem;background:var(--brick);transform:rotate(35deg)}
.measure::after{inset-inline:auto .25rem}
.text{max-width:42rem;white-space:pre-line}
.note{max-width:42rem;color:var(--muted);font-size:.9375rem}
.note+*,.scroll+.note,section>.text+*{margin-top:.5rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.act{display:inline-block;min-height:2.75rem;padding:.5rem 1.1rem;border:1px solid var(--edge);border-radius:2px;text-decoration:none;font-weight:500;color:var(--ink);background:var(--sheet)}
.act:hover{border-color:var(--ink)}
.act.main{background:var(--brick);border-color:var(--brick);color:#fff}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chips a{display:inline-block;padding:.2rem .8rem;border:1px solid var(--edge);border-radius:2rem;text-decoration:none;font-size:.9375rem}
.chips a:hover,.chips [aria-current]{background:var(--wash)}
.chips [aria-current]{border-color:var(--ink);color:var(--ink);text-decoration:none}
.cards{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(16.5rem,100%),1fr))}
.card{position:relative;border:1px solid var(--line);background:var(--sheet);content-visibility:auto;contain-intrinsic-size:auto 22rem}
.cards:focus-within>.card{content-visibility:visible}
.card img,.none{aspect-ratio:4/3;width:100%;object-fit:cover;background:var(--wash)}
.none{display:block;background-image:linear-gradient(to top right,transparent calc(50% - .5px),var(--line) 0 calc(50% + .5px),transparent 0),linear-gradient(to bottom right,transparent calc(50% - .5px),var(--line) 0 calc(50% + .5px),transparent 0)}
.card>div{padding:1rem}
.card a::after{content:"";position:absolute;inset:0}
.card h3 a{color:inherit;text-decoration:none}
.card:hover h3 a{text-decoration:underline}
.card p{color:var(--muted);font-size:.9375rem;margin-top:.25rem}
.pictures{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr))}
.pictures img{width:100%;aspect-ratio:4/3;object-fit:cover;background:var(--wash)}
.pictures li:first-child{grid-column:1/-1}
@media(width>=600px){.pictures li:first-child img{aspect-ratio:16/9}}
.folds>*{border-top:1px solid var(--line)}
.folds summary,.folds p,.rows div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.65rem}
.folds summary span:first-child::before{content:"+";display:inline-block;width:1.2rem;color:var(--blue)}
.folds [open] span:first-child::before{content:"−"}
.folds span:not(:first-child),.rows dd{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.folds p{font-weight:500;border-color:var(--edge)}
.points{list-style:disc;padding-inline-start:1.25rem}
.two>*{min-width:0}
.two{display:grid;gap:2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(21rem,100%),1fr))}
.facts{border:1px solid var(--line);background:var(--sheet);max-width:42rem}
.facts div{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.6rem 1rem}
.facts dt{flex:0 0 6rem}
.facts dd{flex:1 1 9rem;min-width:0}
.facts div+div{border-top:1px solid var(--line)}
dt{color:var(--muted);font-size:.9375rem}
dd{margin:0}
.head{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:center}
.head>div{flex:1 1 16rem;min-width:0}
.head img{width:6rem;height:6rem;object-fit:contain;border:1px solid var(--line);background:#fff}
.figures{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr))}
.figures div{border-top:1px solid var(--edge);padding-top:.75rem}
.figures+.folds{margin-top:.75rem}
.figure{font-size:min(15.5vw,clamp(2rem,1.6rem + 2vw,2.8rem));font-variant-numeric:tabular-nums;line-height:1.15;white-space:nowrap}
.figure small{font-family:system-ui,sans-serif;font-weight:400;font-size:.5em;color:var(--muted)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding-block:.45rem;padding-inline:0 .75rem;border-bottom:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}
thead th{color:var(--muted)}
th{overflow-wrap:break-word}
.rows,.folds{max-width:42rem}
.rows dd{font-size:.9375rem}
.rows div+div{border-top:1px solid var(--line)}
.rows dt{flex:1 1 8rem;color:inherit}
.rows .note{flex:1 0 100%}
td:not(:first-child),thead th:not(:first-child){text-align:end;white-space:nowrap;padding-inline:.75rem 0}
.folds+h3{margin-top:2rem}
.faq>div{border-top:1px solid var(--line);padding-block:1rem;max-width:42rem}
.faq p{color:var(--muted);margin-top:.35rem}
.pages{display:flex;justify-content:space-between;gap:1rem;margin-top:2rem}
footer{border-top:1px solid var(--edge);font-size:.875rem;padding-block:1.5rem}
footer .wide{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
footer p{flex:1 1 100%;color:var(--muted)}
@media(width>=600px){.wide{padding-inline:2rem}}
@media(max-width:599.98px){.acts .act{flex:1 1 auto;text-align:center}.lines table{font-size:.8125rem}.lines :is(td,thead th):not(:first-child){white-space:normal;overflow-wrap:normal;padding-inline-start:.4rem}}
@media print{body{background:#fff;color:#000}.bar,.act,footer,.pages,.chips{display:none}.card,section>div{break-inside:avoid}a{color:inherit}.card a::after{content:none}details::details-content{content-visibility:visible;block-size:auto}}
`

interface PageStyle {
  /** The whole style sheet, for a `style` element. */
  css: string
  /** Hash of the sheet, as a source in a Content-Security-Policy. */
  hash: string
  /** Paths of fonts to preload: of headings, or of Urdu, when the client has been built. */
  fonts: string[]
}

/** Creates the style sheets by language. The fonts are the built client's own files, if there are any. */
export function createPageStyles(clientFolder: string): Record<Language, PageStyle> {
  const folder = join(clientFolder, 'assets')
  const jost = findFont(folder, 'jost-latin-500')
  const accents = findFont(folder, 'jost-accents-500')
  const nastaliq = findFont(folder, 'nastaliq-urdu-400')
  const headings =
    jostFace(jost) + jostFace(accents, `;unicode-range:${accentedLetters}`) + colourVariables() + sheetCss
  return {
    en: styleOf(headings, jost),
    ur: styleOf(urduFaces(nastaliq) + headings + urduCss, nastaliq),
  }
}

function styleOf(sheet: string, font: string | undefined): PageStyle {
  const css = sheet.replaceAll('\n', '')
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { css, hash, fonts: font === undefined ? [] : [font] }
}

function jostFace(file: string | undefined, more = ''): string {
  if (file === undefined) return ''
  return `@font-face{font-family:"Jost Tameer";src:url("${file}") format("woff2");font-weight:500;font-display:optional${more}}`
}

/** Characters in the second file of the font, which most pages do not need. */
const accentedLetters = 'U+A1-B1,U+B3-B6,U+B8-D6,U+D8-308'

function findFont(folder: string, font: string): string | undefined {
  try {
    const file = readdirSync(folder).find((name) => name.startsWith(`${font}-`) && name.endsWith('.woff2'))
    return file && `/assets/${file}`
  } catch {
    return undefined
  }
}

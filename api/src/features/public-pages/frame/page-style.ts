import type { Language } from '@tameer/contract'
import { colourVariables } from '../../../core/colours.ts'
import { sourceHash } from '../../../core/source-hash.ts'
import { type PageFrame, readPageFrame } from './page-frame.ts'
import { urduCss } from './page-style-urdu.ts'

// The frame brings colours, type and fonts in its lower layers, and the classes of its bar and footer in the upper one.
// Cards far from the screen are not laid out, which saves their pictures. When one has the focus, all are laid out:
// their real sizes would otherwise push it off the screen when Tab is pressed faster than the browser draws.
const sheetCss = `
h1{font-size:var(--step-3);line-height:1.12}
h2{font-size:var(--step-2);line-height:1.2;margin-bottom:1rem}
h3{font-size:var(--step-1);line-height:1.3}
main a,.crumbs a{color:var(--blue);text-decoration:underline 1px;text-underline-offset:.2em}
main a:hover,.crumbs a:hover{text-decoration-thickness:2px}
.crumbs li>*{display:inline-block;padding-block:.25rem}
.crumbs{font-size:.875rem;padding-block:.75rem}
.crumbs ol{display:flex;flex-wrap:wrap}
.crumbs li{display:flex;flex-wrap:wrap;align-items:center}
.crumbs li:not(:last-child)::after{content:"/";color:var(--muted);padding-inline:.5rem}
main{padding-bottom:4rem}
body>header+main{padding-top:2.5rem}
main>*+*{margin-top:2.5rem}
.lead{color:var(--muted);font-size:var(--step-1);line-height:1.5;margin-top:.75rem;max-width:42rem}
.text{max-width:42rem;white-space:pre-line}
.note{max-width:42rem;color:var(--muted);font-size:.9375rem}
.note+*,.scroll+.note,section>.text+*{margin-top:.5rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.act{display:inline-flex;gap:.5rem;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.1rem;border:1px solid var(--edge);border-radius:2px;text-decoration:none;font-weight:500;color:var(--ink);background:var(--sheet)}
.act:hover{border-color:var(--ink)}
.failure{border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.875rem}
.failure h2{font-size:inherit;margin:0}
pre{overflow-x:auto;padding:.75rem;border:1px solid var(--line);background:var(--wash);font-size:.875rem;white-space:pre-wrap;overflow-wrap:anywhere}
pre code{padding:0;background:none}
pre+.acts,.rows+h3{margin-top:1rem}
.sources{list-style:decimal;padding-inline-start:1.5rem}
code{padding:.125rem .375rem;background:var(--wash);overflow-wrap:anywhere}
.act.main{background:var(--brick);border-color:var(--brick);color:#fff}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chips a{display:inline-block;padding:.2rem .8rem;border:1px solid var(--edge);border-radius:2rem;text-decoration:none;font-size:.9375rem}
.chips a:hover,.chips [aria-current]{background:var(--wash)}
.chips [aria-current]{border-color:var(--ink);color:var(--ink);text-decoration:none}
.cards{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(16.5rem,100%),1fr))}
.cards~p{margin-top:1rem}
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
.folds span:not(:first-child),.rows dd:not(.note){margin-inline-start:auto;font-variant-numeric:tabular-nums;white-space:nowrap}
.folds p{font-weight:500;border-color:var(--edge)}
.points{list-style:disc;padding-inline-start:1.25rem}
.two>*{min-width:0}
.two{display:grid;gap:2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(21rem,100%),1fr))}
.facts{border-top:1px solid var(--edge);overflow:clip}
.facts dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(9rem,23%)),1fr));margin-inline-start:calc(-1rem - 1px)}
.facts div{padding-block:.5rem;padding-inline:1rem .5rem;border:solid var(--line);border-width:0 0 1px;border-inline-start-width:1px;min-width:0;font-size:.875rem;line-height:1.375}
.facts dt{font-size:.8125rem}
.beside{display:grid;gap:2rem 3rem;align-items:start;grid-template-columns:minmax(0,1fr)}
.beside>:last-child>*+*{margin-top:2.5rem}
.panel{padding:min(1.25rem,6vw);border:1px solid var(--edge);background:var(--sheet)}
.panel h1{font-size:1.5rem;line-height:1.2}
.panel .acts{gap:.5rem;margin-top:1rem}
.panel .act{flex:1 1 auto;gap:.375rem;padding-inline:.5rem;font-size:.9375rem}
.marks{margin-top:1rem;border-bottom:1px solid var(--line)}
.marks svg,.act svg{flex:none}
.marks svg{color:var(--good)}
.marks li{display:flex;gap:.5rem;padding-block:.5rem;border-top:1px solid var(--line);font-size:.875rem;line-height:1.375}
@media(width>=900px){.beside{grid-template-columns:20rem minmax(0,1fr)}.panel{position:sticky;top:4.5rem}}
dt{color:var(--muted);font-size:.9375rem}
.head{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
.head>div{flex:1 1 9rem;min-width:0}
.head img{width:4.5rem;height:4.5rem;object-fit:contain;border:1px solid var(--line);background:#fff}
.figures{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr))}
.figures div{border-top:1px solid var(--edge);padding-top:.75rem}
.figures+.folds{margin-top:.75rem}
.figure{font-size:min(15.5vw,clamp(2rem,1.6rem + 2vw,2.8rem));line-height:1.15;white-space:nowrap}
.amount{font-family:var(--font-display);font-weight:500;font-variant-numeric:tabular-nums;white-space:nowrap}
.amount small,.figure small{font-family:var(--font-sans);font-weight:400;font-size:.8em;color:var(--muted)}
.figure small{font-size:.42em}
.scroll{overflow-x:auto}
.chart{width:100%;max-width:42rem;height:auto;margin-top:1rem;color:var(--blue)}
table{width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding-block:.45rem;padding-inline:0 .75rem;border-bottom:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}
thead th{color:var(--muted)}
th{overflow-wrap:break-word}
.rows,.folds{max-width:42rem}
.rows dd{font-size:.9375rem}
.rows div+div{border-top:1px solid var(--line)}
.rows dt{flex:1 1 8rem;color:inherit}
.rows .note{flex:1 0 100%}
td:not(:first-child),thead th:not(:first-child){text-align:end;white-space:nowrap;padding-inline:.75rem 0}
.rate{display:flex;flex-wrap:wrap;gap:.5rem .75rem;margin-top:1rem;max-width:42rem}
.rate label{flex:1 0 100%}
.rate small{display:block;color:var(--muted);font-size:.875rem}
.rate select,.rate [type=number]{width:9rem;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);background:var(--sheet)}
.folds+h3{margin-top:2rem}
.faq>div{border-top:1px solid var(--line);padding-block:1rem;max-width:42rem}
.faq p{color:var(--muted);margin-top:.35rem}
.pages{display:flex;justify-content:space-between;gap:1rem;margin-top:2rem}
@media(max-width:599.98px){.acts .act{flex:1 1 auto;text-align:center}.lines table{font-size:.875rem}.lines thead th:not(:first-child){white-space:normal}.lines td:not(:first-child){padding-inline-start:.4rem}}
`

/** Outside every layer, to override the classes of the frame. */
const printCss = `@media print{:root{color-scheme:light}body>header,.act,footer,.pages,.chips{display:none}.card,section>div{break-inside:avoid}.card a::after{content:none}details::details-content{content-visibility:visible;block-size:auto}}`

interface PageStyle {
  /** The whole style sheet, for a `style` element. */
  css: string
  /** Hash of the sheet, as a source in a Content-Security-Policy. */
  hash: string
  frame: PageFrame
}

/** Creates the style sheets by language, each with the frame that the built client has for it. */
export function createPageStyles(clientFolder: string): Record<Language, PageStyle> {
  return {
    en: styleOf(sheetCss, readPageFrame(clientFolder, 'en')),
    ur: styleOf(sheetCss + urduCss, readPageFrame(clientFolder, 'ur')),
  }
}

function styleOf(sheet: string, frame: PageFrame): PageStyle {
  const own = `${colourVariables()}@layer components{${sheet}}${printCss}`
  const css = (frame.css + own).replaceAll('\n', '')
  return { css, hash: sourceHash(css), frame }
}

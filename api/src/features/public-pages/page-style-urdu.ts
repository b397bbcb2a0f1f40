// Nastaliq on the server's pages: same fonts and line heights as the client (web/src/app/urdu.css). Letters rise 1.75
// em above the baseline and descend 0.46 em below it. The space has these metrics in every font. A page that the font
// comes too late for stays in the fallback, so that nothing moves; it is there for the next one.

const letters = 'U+60C,U+61B,U+61F,U+621-657,U+670,U+679-6D4,U+200C-200F'

/** Font faces for Urdu; `file` is the built client's font, if there is one. */
export function urduFaces(file: string | undefined): string {
  const source = `local("Noto Nastaliq Urdu")${file === undefined ? '' : `,url("${file}") format("woff2")`}`
  return `@font-face{font-family:"Tameer Urdu";src:${source};font-display:optional;unicode-range:U+20,U+A0,${letters}}${fallback}`
}

const fallback = `
@font-face{font-family:"Tameer Urdu Fallback";src:local("Noto Naskh Arabic UI"),local("Noto Naskh Arabic"),local("NotoNaskhArabic-Regular"),local("Geeza Pro"),local("Segoe UI");size-adjust:96%;ascent-override:198.3%;descent-override:62.1%;line-gap-override:0%;unicode-range:${letters}}
@font-face{font-family:"Tameer Urdu Wide";src:local("DejaVu Sans");size-adjust:86%;ascent-override:221.4%;descent-override:69.3%;line-gap-override:0%;unicode-range:${letters}}
@font-face{font-family:"Tameer Urdu Fallback";src:local("Roboto"),local("Arial"),local("Liberation Sans"),local("Helvetica"),local("DejaVu Sans");size-adjust:60%;ascent-override:317.3%;descent-override:99.3%;line-gap-override:0%;unicode-range:U+20,U+A0}
`

/**
 * Style rules after the English sheet. Chrome 130 to 133 hangs on Nastaliq: the rule detects it by features that came
 * with 130 and with 135.
 */
export const urduCss = `
:root{--urdu:"Tameer Urdu","Tameer Urdu Fallback","Tameer Urdu Wide"}
*{word-spacing:.1em}
@supports (box-decoration-break:clone) and (-webkit-box-reflect:above) and (not (clip-path:shape(from 0 0,move to 0 0))){:root{--urdu:"Tameer Urdu Fallback","Tameer Urdu Wide"}}
body{font-family:var(--urdu),system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;line-height:2.2;font-synthesis:none}
h1,h2,h3,.figure{font-family:var(--urdu),"Jost Tameer","Century Gothic",system-ui,sans-serif;line-height:2}
h1{font-size:clamp(1.6rem,1.3rem + 1.3vw,2.2rem);line-height:1.95}
h2{font-size:clamp(1.3rem,1.15rem + .6vw,1.5rem);margin-bottom:.5rem}
h3{font-size:1.1rem}
.figure{font-size:clamp(1.7rem,1.4rem + 1.4vw,2.2rem);line-height:1.9}
.figure small{font-family:inherit;font-size:.6em}
a{text-underline-offset:.5em}
.lead{font-size:1.1rem;line-height:2.2;margin-top:.25rem}
.demo{font-size:.9375rem;line-height:2.1}
.crumbs{line-height:2}
.act{padding:.15rem 1.1rem .45rem}
.chips a{padding:.05rem .8rem .3rem}
.links a,.menu a,.menu summary{padding-block:.25rem .45rem}
.folds summary,.folds p,.rows div{padding-block:.35rem .55rem}
.facts div{grid-template-columns:8rem minmax(0,1fr);padding-block:.3rem .5rem}
th,td{padding-block:.25rem .4rem}
a[href^="tel:"]{white-space:nowrap}
`

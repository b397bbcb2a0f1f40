/**
 * Style rules of Nastaliq after the English sheet: letters rise 1.75 em above the baseline and descend 0.46 em below it.
 * Chrome 130 to 133 hangs on it: the rule detects it by features that came with 130 and with 135.
 */
export const urduCss = `
@supports (box-decoration-break:clone) and (-webkit-box-reflect:above) and (not (clip-path:shape(from 0 0,move to 0 0))){:root{--font-urdu:"Tameer Urdu Fallback","Tameer Urdu Wide"}}
h1{line-height:1.95}
h2,h3,.figure{line-height:2}
h2{margin-bottom:.5rem}
.figure{font-size:clamp(1.7rem,1.4rem + 1.4vw,2.2rem);line-height:1.9}
.figure small{font-size:.6em}
.amount small{margin-inline-start:.2em}
main a,.crumbs a{text-underline-offset:.5em}
.lead{line-height:2.2;margin-top:.25rem}
.crumbs{line-height:2}
.act{padding:.15rem 1.1rem .45rem}
.chips a{padding:.05rem .8rem .3rem}
.folds summary,.folds p,.rows div{padding-block:.35rem .55rem}
.facts div,.marks li{line-height:2;padding-block:.15rem .4rem}
.panel h1{line-height:1.9}
th,td{padding-block:.25rem .4rem}
`

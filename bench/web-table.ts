import type { PageAudit } from './audit-page.ts'

/** Measurements of one page. */
interface MeasuredPage {
  name: string
  audit: PageAudit
  /** On a network slowed down for real. */
  slowed: PageAudit | undefined
  /** The same page of the other checkout. */
  before: PageAudit | undefined
}

const measured: MeasuredPage[] = []

export function addToTable(page: MeasuredPage): void {
  measured.push(page)
}

/** The pages so far as a Markdown table; paints of the checkout `against` stand beside these. */
export function tableOfPages(against: string | undefined): string {
  const other = against === undefined ? [] : ['before: first, largest paint']
  const head = [
    'page',
    'scores',
    'first, largest paint',
    ...other,
    'on a throttled network',
    'blocked, shift',
    'bytes',
  ]
  const rows = measured.map(({ name, audit, slowed, before }) => [
    name.startsWith('/') ? `\`${name}\`` : name,
    Object.values(audit.scores).join(' '),
    paints(audit),
    ...(against === undefined ? [] : [paints(before)]),
    paints(slowed),
    `${audit.blockedMs.toFixed(0)} ms, ${audit.layoutShift.toFixed(3)}`,
    `${audit.allKb.toFixed(0)} KB`,
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function paints(audit: PageAudit | undefined): string {
  if (!audit) return ''
  return `${(audit.firstPaintMs / 1000).toFixed(2)}, ${seconds(audit.largestPaintMs)}`
}

import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss'

/**
 * Cuts a style sheet in two: what the named classes need, with everything that is no utility, and the rest, which
 * follows it whenever it comes. Both together say what the whole said: a rule of the first part that has to win over
 * one of the rest stands in the rest once more, after it.
 */
export function splitStyles(css: string, used: ReadonlySet<string>): { page: string; more: string } {
  const page = postcss.parse(css)
  const more = postcss.parse(css)
  const said: Setting[] = []
  const ofMore = utilityRules(more)
  for (const [place, rule] of utilityRules(page).entries()) {
    const needed = rule.selectors.some((one) => classesOf(one).every((name) => used.has(name)))
    const sets = whatItSets(rule)
    const comesAgain = sets.some((one) => said.some((other) => overlap(one, other)))
    if (!needed) rule.remove()
    if (needed && !comesAgain) ofMore[place]?.remove()
    else said.push(...sets)
  }
  for (const node of page.nodes.filter(canWait)) node.remove()
  for (const node of more.nodes.filter((one) => !canWait(one) && !isUtilities(one))) node.remove()
  page.walkComments((comment) => void comment.remove())
  moveValues(page, more)
  return {
    // The layer that waits stays the first one.
    page: `@layer properties;${withoutEmpty(page)}`,
    more: withoutEmpty(more),
  }
}

/**
 * Motion, paper and forced colours stand outside the layers; a moment without them shows nothing wrong. So it is with
 * the first values that browsers without `@property` need, and with a font for some letters only.
 */
function canWait(node: Root['nodes'][number]): boolean {
  if (node.type !== 'atrule') return false
  if (node.name === 'layer') return node.params === 'properties'
  if (node.name === 'font-face') return node.toString().includes('unicode-range')
  return node.name === 'keyframes' || (node.name === 'media' && /print|forced-colors/.test(node.params))
}

/** Values that no rule of the first part reads, not even by way of others, are given or described with the rest. */
function moveValues(page: Root, more: Root): void {
  const rules = page.toString()
  for (const node of [...page.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'property' || rules.includes(`var(${node.params}`)) continue
    more.append(node)
  }
  for (;;) {
    const text = page.toString()
    const unread: Declaration[] = []
    for (const node of page.nodes) {
      if (node.type !== 'rule' || !node.selector.startsWith(':root')) continue
      node.walkDecls(/^--/, (one) => {
        if (!text.includes(`var(${one.prop}`)) unread.push(one)
      })
    }
    if (unread.length === 0) return
    more.prepend(postcss.rule({ selector: ':root', nodes: unread }))
    for (const one of unread) one.remove()
  }
}

const isUtilities = (node: Root['nodes'][number]): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities'

function utilityRules(root: Root): Rule[] {
  const rules: Rule[] = []
  for (const block of root.nodes.filter(isUtilities)) block.walkRules((rule) => void rules.push(rule))
  return rules
}

function withoutEmpty(root: Root): string {
  const prune = (container: Container) => {
    for (const node of [...(container.nodes ?? [])]) {
      if (!('nodes' in node) || !node.nodes) continue
      prune(node)
      if (node.nodes.length === 0) node.remove()
    }
  }
  prune(root)
  return root.toString()
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

interface Setting {
  /** The property, written so that a part of a shorthand begins like it: `gap-row`, `border-width-top`. */
  property: string
  /** All that a rule without conditions sets: two of one kind never meet on one element, as `mt-1` and `mt-2`. */
  kind: string | undefined
}

const sides: Record<string, string[]> = { inline: ['left', 'right'], block: ['top', 'bottom'] }

function whatItSets(rule: Rule): Setting[] {
  const found: string[] = []
  rule.walkDecls(({ prop }) => {
    if (!prop.startsWith('--')) found.push(...partsOf(prop.replace(/^-\w+-/, '')))
  })
  const plain = rule.parent && isUtilities(rule.parent as AtRule) && /^\.(\\\.|[\w-])+$/.test(rule.selector)
  const kind = plain ? found.join() : undefined
  return found.map((property) => ({ property, kind }))
}

function partsOf(prop: string): string[] {
  if (/^(top|right|bottom|left)$/.test(prop)) return [`inset-${prop}`]
  const [, way, gap] = /^(row|column)-(gap)$/.exec(prop) ?? []
  if (way) return [`${gap}-${way}`]
  const [, first = '', side = '', rest] =
    /^(margin|padding|inset|border)-(inline|block|top|right|bottom|left)(?:-(.+))?$/.exec(prop) ?? []
  if (first === '') return [prop]
  // One end of a logical side may be either.
  const kind = rest && !/^(start|end)$/.test(rest) ? `-${rest.replace(/^(start|end)-/, '')}` : ''
  return (sides[side] ?? [side]).map((one) => `${first}${kind}-${one}`)
}

function overlap(one: Setting, other: Setting): boolean {
  if (one.kind !== undefined && one.kind === other.kind) return false
  if (one.property === other.property) return true
  return one.property.startsWith(`${other.property}-`) || other.property.startsWith(`${one.property}-`)
}

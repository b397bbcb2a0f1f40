import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'

/** Properties that set parts of each other under names that do not begin alike. */
const kin: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  line: 'font',
  text: 'font',
  flex: 'grow',
  clear: 'float',
}

/**
 * Cuts a style sheet in two: what the named classes need, with everything that is not a utility, and the rest. The
 * rest comes second, whenever that is, and both together say what the whole said: the order of the utilities is kept
 * by layers between their variants, and within one by leaving a rule in the first part when one that stays there
 * follows it and sets the same.
 */
export function splitStyles(css: string, used: ReadonlySet<string>): { page: string; more: string } {
  const page = postcss.parse(css)
  const rules = utilityRules(page)
  const steps = stepsOf(rules)
  const early: string[][] = []
  const late: string[][] = []
  let kept = new Map<string, Set<string>>()
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const [rule, step = 0] = [rules[at], steps[at]]
    if (!rule) continue
    if (step !== steps[at + 1]) kept = new Map()
    const sets = whatItSets(rule, bucketOf(rule) === 'states')
    const needed = classesOf(rule).some((name) => used.has(name)) || classesOf(rule).length === 0
    const overruled = ({ family, exact }: Setting) =>
      [...(kept.get(family) ?? [])].some((other) => exact === undefined || other !== exact)
    const stays = needed || sets.some(overruled)
    if (stays) {
      for (const { family, exact = '*' } of sets) kept.set(family, (kept.get(family) ?? new Set()).add(exact))
    }
    const part = stays ? early : late
    part[step] = [withShells(rule), ...(part[step] ?? [])]
  }
  for (const block of utilityBlocks(page).slice(1)) block.remove()
  const [block] = utilityBlocks(page)
  const names = [...new Set(steps)].map((step) => `utilities.${layerName(step)}`)
  const order = names.length > 0 ? `@layer ${names.join(',')};` : ''
  block?.replaceWith(postcss.parse(order + layered(early)))
  const waiting = page.nodes.filter(canWait)
  for (const node of waiting) node.remove()
  // The layer that waits stays the first one.
  return { page: `@layer properties;${page}`, more: order + layered(late) + waiting.join('') }
}

/**
 * Motion, paper and forced colours stand outside the layers; a moment without them shows nothing wrong. So it is with
 * the first values that browsers without `@property` need.
 */
function canWait(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false
  if (node.name === 'layer') return node.params === 'properties'
  return node.name === 'keyframes' || (node.name === 'media' && /print|forced-colors/.test(node.params))
}

const layerName = (step: number) => `s${step}`

function layered(parts: string[][]): string {
  return parts.map((rules, step) => `@layer utilities.${layerName(step)}{${rules.join('')}}`).join('')
}

/** Numbers the rules by the run of one variant they belong to. */
function stepsOf(rules: Rule[]): number[] {
  let [step, before] = [-1, '']
  return rules.map((rule) => {
    const bucket = bucketOf(rule)
    if (bucket !== before) step += 1
    before = bucket
    return step
  })
}

/** Plain rules, those of states such as hover, and those of each media query. */
function bucketOf(rule: Rule): string {
  const shells = shellsOf(rule).filter((shell) => !shell.includes('(hover:'))
  if (shells.some((shell) => shell.startsWith('@media'))) return shells.join('')
  return classesOf(rule).some((name) => /^\[|[^[]:/.test(name)) ? 'states' : 'plain'
}

function shellsOf(rule: Rule): string[] {
  const shells: string[] = []
  for (let parent = rule.parent as ChildNode | undefined; parent?.type === 'atrule'; ) {
    if (isUtilities(parent)) break
    shells.unshift(`@${parent.name} ${parent.params}`)
    parent = parent.parent as ChildNode | undefined
  }
  return shells
}

function withShells(rule: Rule): string {
  return shellsOf(rule).reduceRight((inner, shell) => `${shell}{${inner}}`, rule.toString())
}

const isUtilities = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities'

function utilityBlocks(root: Root): ChildNode[] {
  return root.nodes.filter((node) => isUtilities(node) && 'nodes' in node && node.nodes)
}

function utilityRules(root: Root): Rule[] {
  const rules: Rule[] = []
  for (const block of utilityBlocks(root)) (block as AtRule).walkRules((rule) => void rules.push(rule))
  return rules
}

function classesOf({ selector }: Rule): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

interface Setting {
  family: string
  /** The property, where two rules that set only it never meet on one element, as `mt-1` and `mt-2`. */
  exact: string | undefined
}

function whatItSets(rule: Rule, everySame: boolean): Setting[] {
  const found: string[] = []
  rule.walkDecls(({ prop }) => {
    if (!prop.startsWith('--')) found.push(prop)
  })
  return found.map((prop) => {
    const [first = ''] = prop.replace(/^-\w+-/, '').split('-')
    return { family: kin[first] ?? first, exact: everySame || found.length > 1 ? undefined : prop }
  })
}

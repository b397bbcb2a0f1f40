// A browser's translation takes texts out of the page that React keeps: React then changes what nobody sees, and fails
// where it adds or removes something beside them. docs/decisions/061-a-page-that-was-translated.md says how this helps.

/** React's own record of a node, which the node has as its first property. */
interface Fiber {
  return: Fiber | null
  alternate: Fiber | null
  /** The words of a text. */
  memoizedProps: unknown
  tag: number
}

/** Tag of the record at the top, which those of deleted nodes do not reach. */
const rootTag = 3

const observed = { characterDataOldValue: true, childList: true, subtree: true }

/** By parent: how its children and texts were changed, but not by React; the latest first. */
const changes = new WeakMap<Node, MutationRecord[]>()
/** By child: the parent that it was taken out of. */
const homes = new WeakMap<Node, Node>()
/** By text that was written over: React's words. */
const ownWords = new WeakMap<Node, string>()
/** Nodes that a call has removed and the observer has not reported yet. */
let removed = new WeakSet<Node>()

const observer = new MutationObserver((records) => {
  removed = new WeakSet()
  note(records)
})

/**
 * Keeps a translated page right: when React changes an element whose texts were replaced, the element gets its own
 * texts back, and the browser translates them anew. Call it before the first render.
 */
export function surviveTranslation(): void {
  observer.observe(document, observed)
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    return insertBefore.call(this, node, before && isChild(this, before) ? before : null) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (!isChild(this, child)) return child
    removed.add(child)
    return removeChild.call(this, child) as T
  }
}

/** True for a child of the parent, and for one that was taken out of it: that is put back. */
function isChild(parent: Node, node: Node): boolean {
  if (node.parentNode !== parent) {
    note(observer.takeRecords())
    putBack(parent)
  }
  return node.parentNode === parent
}

function note(records: MutationRecord[]): void {
  for (const record of records) {
    if (record.oldValue !== null) noteText(record, record.oldValue)
    for (const node of record.removedNodes) noteLost(record, node)
  }
  // All of it is known by now.
  for (const { target, oldValue } of records) {
    if (oldValue !== null && isOwn(target, target.nodeValue)) putBack(homes.get(target) ?? target.parentNode)
    putBackAround(target)
  }
}

function noteText(record: MutationRecord, oldValue: string): void {
  const { target } = record
  if (isOwn(target, oldValue)) ownWords.set(target, oldValue)
  if (isOwn(target, target.nodeValue)) ownWords.delete(target)
  else if (ownWords.has(target)) add(target.parentNode, record)
}

function noteLost(record: MutationRecord, node: Node): void {
  const { target } = record
  const home = homes.get(node) ?? target
  if (home !== target || node.parentNode === target || removed.has(node) || !isKept(node)) return
  homes.set(node, target)
  add(target, record)
  // Out of the page, it is not observed with the page.
  observer.observe(node, observed)
}

function add(parent: Node | null, record: MutationRecord): void {
  if (parent) changes.set(parent, [record, ...(changes.get(parent) ?? [])])
}

/** Puts back what a node is in, where that was taken out of the page: only React changes something there. */
function putBackAround(node: Node): void {
  let top = node
  while (top.parentNode) top = top.parentNode
  const home = homes.get(top)
  if (home && putBack(home)) putBackAround(home)
}

/** Gives a parent its own children and texts back, in place of those that React does not know. False for an unchanged one. */
function putBack(parent: Node | null): boolean {
  const records = parent && changes.get(parent)
  if (!records) return false
  changes.delete(parent)
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const places = [...addedNodes, previousSibling?.nextSibling, nextSibling]
    const place = places.find((node) => node?.parentNode === parent) ?? null
    for (const node of removedNodes)
      if (node.parentNode !== parent && isKept(node)) parent.insertBefore(node, place)
  }
  for (const child of [...parent.childNodes]) {
    if (!isKept(child)) child.remove()
    else if (ownWords.has(child)) child.nodeValue = ownWords.get(child) ?? null
  }
  return true
}

/** True for nodes that React made or took over and has not deleted. */
function isKept(node: Node): boolean {
  let fiber = fiberOf(node)
  while (fiber?.return) fiber = fiber.return
  return fiber?.tag === rootTag
}

/** True for words that React wrote into a text, now or the time before. */
function isOwn(text: Node, words: string | null): boolean {
  const fiber = fiberOf(text)
  return [fiber, fiber?.alternate].some((one) => one?.memoizedProps === words)
}

function fiberOf(node: Node): Fiber | undefined {
  return Object.values(node)[0]
}

/** 1 when the page reads from left to right, -1 when from right to left. */
export function readingSign(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}

/**
 * Distance that a finger moved in reading direction, px; negative for a move back. A swipe back brings the next
 * item.
 */
export function movedForward(fromX: number, toX: number): number {
  return (toX - fromX) * readingSign()
}

/** Step of an arrow key in a row of items: 1 to the next, -1 to the one before, 0 for every other key. */
export function stepOfKey(key: string): number {
  return key === 'ArrowRight' ? readingSign() : key === 'ArrowLeft' ? -readingSign() : 0
}

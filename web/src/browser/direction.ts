/** 1 when the page reads from left to right, -1 when from right to left. */
export function readingSign(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}

/** How far a finger went the way the page reads, px; negative when it went back. A swipe back brings what is next. */
export function movedForward(fromX: number, toX: number): number {
  return (toX - fromX) * readingSign()
}

/** Where an arrow key leads in a row of things: 1 to the next, -1 to the one before, 0 for every other key. */
export function stepOfKey(key: string): number {
  return key === 'ArrowRight' ? readingSign() : key === 'ArrowLeft' ? -readingSign() : 0
}

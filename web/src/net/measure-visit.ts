/** Share of the visits that are measured. */
const measured = 0.1

/**
 * Measures one visit in ten, once the browser is idle: how fast the screen came, how fast it answers, how far its parts
 * moved. No id and no address goes with the figures. A browser that a program drives is no visit.
 */
export function measureSomeVisits(): void {
  if (navigator.webdriver || Math.random() >= measured) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // A visit that cannot load it is not measured.
    import('./field-figures.ts').then(
      ({ sendFieldFigures }) => sendFieldFigures(),
      () => {},
    )
  })
}

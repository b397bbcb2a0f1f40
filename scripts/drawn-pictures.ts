/** Drawn pictures as addresses, for answers that are made without the server. */
const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A house. */
export const drawnHouse =
  asAddress(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 16 10">
<path fill="#cdd9e6" d="M0 0h16v10H0z"/><path fill="#a4553a" d="M3 9V4l5-3 5 3v5z"/><path fill="#fbfaf7" d="M7 9V6h2v3z"/></svg>`)

/** A logo: bricks. */
export const drawnLogo =
  asAddress(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 16 16">
<path fill="#2c6448" d="M0 0h16v16H0z"/><path fill="#fbfaf7" d="M3 4h6v3H3zM10 4h3v3h-3zM3 9h3v3H3zM7 9h6v3H7z"/></svg>`)

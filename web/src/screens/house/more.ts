// Parts that the page of a house does not need at first: sheets, a question, changes, its end, and the page of a closed house.
// One file, loaded with the page.
export { AskInPlace } from './ask-in-place.tsx'
export { ChangeBox } from './changes/change-box.tsx'
export { ClosedPage } from './closed/closed-page.tsx'
export { SnagBox } from './material/snag-box.tsx'
export { OpenSheet } from './open-sheet.tsx'
export { PageEnd } from './page-end.tsx'

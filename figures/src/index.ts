export { latinDigits } from './latin-digits.ts'
export {
  type FigureFault,
  type FigureText,
  judgeFigure,
  readFigure,
  readNumber,
} from './read-figure.ts'
export { roundTo } from './round-to.ts'

import { encode } from 'uqr'

/** White squares around the code. Cameras do not find it without them. */
const quiet = 4

/** A QR code: its dark squares as one SVG path, and the number of squares on a side. */
export interface QrSquares {
  path: string
  size: number
}

/** Makes the QR code of a text. */
export function qrSquares(text: string): QrSquares {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}

/** A QR code on the page, black on white in any theme. */
export function QrDrawing({ squares: { path, size }, label }: { squares: QrSquares; label: string }) {
  return (
    <svg
      aria-label={label}
      className="w-full max-w-64 bg-white"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

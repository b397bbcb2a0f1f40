import { companyPageAddress } from '@tameer/contract'
import { encode } from 'uqr'
import * as words from '#words/sharing'
import { saveFile } from '../../browser/save-file.ts'
import { serverAddress } from '../../net/picture-source.ts'
import { Button } from '../../ui/button.tsx'

interface Company {
  id: string
  name: string
}

/** White squares around the code, without which cameras do not find it. */
const quiet = 4
/** Pixels of a side of the PNG: sharp at 8 cm in print. */
const pngPx = 1024

/** The code of a company's page: its squares as one path of an SVG, and how many squares a side has. */
function codeOf(company: Company): { path: string; size: number } {
  const { data, size } = encode(serverAddress(companyPageAddress(company)), { ecc: 'M', border: quiet })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}

function fileOf({ path, size }: ReturnType<typeof codeOf>): Blob {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${pngPx}" height="${pngPx}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return new Blob([text], { type: 'image/svg+xml' })
}

function pngOf({ path, size }: ReturnType<typeof codeOf>): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = pngPx
  canvas.height = pngPx
  const drawing = canvas.getContext('2d')
  drawing?.scale(pngPx / size, pngPx / size)
  if (drawing) drawing.fillStyle = '#fff'
  drawing?.fillRect(0, 0, size, size)
  if (drawing) drawing.fillStyle = '#000'
  drawing?.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The QR code of a company's page, for a visiting card: to be scanned from the screen, or saved for print. */
export function QrCode({ company }: { company: Company }) {
  const code = codeOf(company)
  const savePng = async () => {
    const file = await pngOf(code)
    if (file) saveFile(file, `${words.qrFile}.png`)
  }
  return (
    <div className="grid justify-items-center gap-4">
      <svg
        aria-label={words.qrOf(company.name)}
        className="w-full max-w-64 bg-white text-black"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${code.size} ${code.size}`}
      >
        <path d={code.path} fill="currentColor" />
      </svg>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => saveFile(fileOf(code), `${words.qrFile}.svg`)}>{words.saveSvg}</Button>
        <Button onClick={() => void savePng()}>{words.savePng}</Button>
      </div>
    </div>
  )
}

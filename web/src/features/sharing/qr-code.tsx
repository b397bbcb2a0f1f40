import { companyPageAddress } from '@tameer/contract'
import * as words from '#words/sharing'
import { saveFile } from '../../browser/save-file.ts'
import { pageAddress } from '../../net/addresses.ts'
import { Button } from '../../ui/button.tsx'
import { QrDrawing, type QrSquares, qrSquares } from '../../ui/pictures/qr-drawing.tsx'
import { InAppNote } from '../../ui/text/in-app-note.tsx'

interface Company {
  id: string
  name: string
}

/** Width and height of the PNG in pixels: sharp at 8 cm in print. */
const pngPx = 1024

function fileOf({ path, size }: QrSquares): Blob {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${pngPx}" height="${pngPx}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return new Blob([text], { type: 'image/svg+xml' })
}

function pngOf({ path, size }: QrSquares): Promise<Blob | null> {
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

/** The QR code of a company's page, for a visiting card: scanned from the screen, or saved for print. */
export function QrCode({ company }: { company: Company }) {
  const code = qrSquares(pageAddress(companyPageAddress(company)))
  const savePng = async () => {
    const file = await pngOf(code)
    if (file) saveFile(file, `${words.qrFile}.png`)
  }
  return (
    <div className="grid justify-items-center gap-4">
      <QrDrawing label={words.qrOf(company.name)} squares={code} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => saveFile(fileOf(code), `${words.qrFile}.svg`)}>{words.saveSvg}</Button>
        <Button onClick={() => void savePng()}>{words.savePng}</Button>
      </div>
      <InAppNote />
    </div>
  )
}

import { useMemo } from 'react'
import * as words from '#words/desk-factor'
import { QrDrawing, qrSquares } from '../../ui/pictures/qr-drawing.tsx'

/** The QR code of an authenticator's address. It has its own file, which is loaded on demand. */
export function FactorQr({ uri }: { uri: string }) {
  const squares = useMemo(() => qrSquares(uri), [uri])
  return <QrDrawing label={words.qrLabel} squares={squares} />
}

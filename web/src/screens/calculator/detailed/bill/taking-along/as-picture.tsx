import type { DetailedEstimate } from '@tameer/calculator'
import { lazy, Suspense, useId, useState } from 'react'
import * as words from '#words/bill'
import { useWatched } from '../../../../../browser/hooks/use-watched.ts'
import { online } from '../../../../../browser/online.ts'
import { importWithRetry } from '../../../../../net/import-with-retry.ts'
import { Button } from '../../../../../ui/button.tsx'

const PictureDialog = lazy(async () => {
  const { PictureDialog } = await importWithRetry(() => import('./picture-dialog.tsx'))
  return { default: PictureDialog }
})

type AsPictureProps = { estimate: DetailedEstimate; className: string }

/** One page of the bill as a picture, made by the server. */
export function AsPicture({ estimate, className }: AsPictureProps) {
  const [open, setOpen] = useState(false)
  const hintId = useId()
  const offline = !useWatched(online, true)
  return (
    <>
      <Button
        aria-describedby={offline ? hintId : undefined}
        aria-disabled={offline || undefined}
        className={className}
        onClick={() => setOpen(!offline)}
        variant="quiet"
      >
        {words.asPicture}
      </Button>
      {offline && (
        <span className="order-1 basis-full text-muted text-small" id={hintId} role="status">
          {words.pictureOffline}
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <PictureDialog estimate={estimate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

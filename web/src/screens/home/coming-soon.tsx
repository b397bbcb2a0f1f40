import { useInstallOffer } from '../../browser/install-offer.ts'
import { Button } from '../../ui/button.tsx'
import { DimensionLine } from '../../ui/page-header.tsx'

/** The app is still being drawn; the site itself can be installed where the browser offers it. */
export function ComingSoon() {
  const { available, install } = useInstallOffer()
  return (
    <section className="sheet pb-(--section) text-center">
      <DimensionLine>Coming soon</DimensionLine>
      <h2 className="mt-6 text-h2">Tameer in your pocket</h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">
        A mobile app for Android and iPhone is on the drawing board. Until then this site works on every phone
        and can stand on its home screen like an app.
      </p>
      <div className="mx-auto mt-4 flex min-h-14 max-w-measure items-center justify-center">
        {available ? (
          <Button onClick={() => void install()}>Install</Button>
        ) : (
          <p className="text-muted text-small">
            In your browser’s menu, choose Install app or Add to Home Screen.
          </p>
        )}
      </div>
    </section>
  )
}

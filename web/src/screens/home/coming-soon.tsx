import * as words from '#words/home'
import { useInstallOffer } from '../../browser/install-offer.ts'
import { Button } from '../../ui/button.tsx'
import { DimensionLine } from '../../ui/page-header.tsx'

/** Notice that the app is not ready yet; the site can be installed where the browser offers it. */
export function ComingSoon() {
  const { available, install } = useInstallOffer()
  return (
    <section className="sheet pb-(--section) text-center">
      <DimensionLine>{words.comingSoon}</DimensionLine>
      <h2 className="mt-6 text-h2">{words.inYourPocket}</h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">{words.appText}</p>
      <div className="mx-auto mt-4 flex min-h-14 max-w-measure items-center justify-center">
        {available ? (
          <Button onClick={() => void install()}>{words.install}</Button>
        ) : (
          <p className="text-muted text-small">{words.installHint}</p>
        )}
      </div>
    </section>
  )
}

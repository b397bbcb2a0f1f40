import { lazy, Suspense } from 'react'
import * as words from '#words/desk-factor'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

const FactorQr = lazy(async () => {
  const { FactorQr } = await importWithRetry(() => import('./factor-qr.tsx'))
  return { default: FactorQr }
})

interface FactorSetupProps {
  /** The secret in base32. */
  secret: string
  /** The secret as an address, for a QR code and for apps on this device. */
  uri: string
}

/** Secret for an authenticator app: to scan, to open on the same device, or to type. */
export function FactorSetup({ secret, uri }: FactorSetupProps) {
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
      <div className="aspect-square w-full max-w-56 border border-line">
        <Suspense fallback={null}>
          <FactorQr uri={uri} />
        </Suspense>
      </div>
      <div className="min-w-0 flex-1 basis-56">
        <p>{words.scan}</p>
        <p className="mt-3 text-muted text-small">
          {words.onThisPhone}{' '}
          <a className="link inline-block py-1" href={uri}>
            {words.openApp}
          </a>
        </p>
        <p className="mt-3 text-muted text-small">{words.byHand}</p>
        {/* The gaps between the groups are CSS, so that a copied key has no spaces. */}
        <p className="mt-1 flex flex-wrap gap-x-2 figures" dir="ltr" translate="no">
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
            <span key={at}>{group}</span>
          ))}
        </p>
        <div className="mt-3">
          <CopyButton
            copied={words.keyCopied}
            label={words.copyKey}
            text={secret}
            failed={words.copyFailed}
          />
        </div>
      </div>
    </div>
  )
}

import type { MarkKind } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-marks'
import { OutsideLink } from '../../../ui/links.tsx'

/** Addresses of the public registers. They have no address for one number. */
const registers: Record<MarkKind, string> = {
  pec: 'https://www.pec.org.pk/',
  pcatp: 'https://pcatp.org.pk/',
  registration: 'https://www.secp.gov.pk/',
  ntn: 'https://www.fbr.gov.pk/',
}

/** Link to the public register; opening it copies the number, and says so. */
export function RegisterLink({ kind, number }: { kind: MarkKind; number: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setSaid(words.copied(number))
    } catch {
      setSaid(words.notCopied(number))
    }
  }
  return (
    <div>
      <OutsideLink
        className="link inline-block py-1"
        href={registers[kind]}
        onAuxClick={() => void copy()}
        onClick={() => void copy()}
      >
        {words.registers[kind]}
      </OutsideLink>
      <p className="text-muted text-small" role="status">
        {said}
      </p>
    </div>
  )
}

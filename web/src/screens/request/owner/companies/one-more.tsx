import { estimateToBuild } from '@tameer/contract'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as words from '#words/request-page'
import type { NamedCompany } from '../../../../features/companies/named-companies.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { importWithRetry } from '../../../../net/import-with-retry.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingText } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from '../request-acts.ts'

const CompanyPicker = lazy(async () => {
  const { CompanyPicker } = await importWithRetry(() => import('../../steps/company-picker.tsx'))
  return { default: CompanyPicker }
})

/** Chooses one more company and asks it. */
export function OneMore({ opened, onClose }: { opened: OpenedRequest; onClose: () => void }) {
  const { request, invitations } = opened.view
  const [chosen, setChosen] = useState<readonly NamedCompany[]>([])
  const { busy, start } = useCarefulAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const [company] = chosen
  useEffect(() => heading.current?.focus(), [])
  const invite = async () => {
    if (!company) return
    const done = await start(() => act(opened, 'inviteCompany', { companyId: company.id }))
    if (!done) return
    showToast(words.asked(company.name))
    onClose()
  }
  return (
    <div className="mt-4 grid min-w-0 grid-cols-1 gap-5 border border-line p-4 sm:p-6">
      <h3 className="text-h3 outline-none" ref={heading} tabIndex={-1}>
        {words.askAnother}
      </h3>
      <Suspense fallback={<LoadingText />}>
        <CompanyPicker
          chosen={chosen}
          city={request.city}
          estimatePkr={estimateToBuild(request)}
          most={1}
          onChange={setChosen}
          problem={undefined}
          service={request.service}
          without={invitations.flatMap(({ companyId }) => companyId ?? [])}
        />
      </Suspense>
      <div className="flex flex-wrap gap-3">
        {company && (
          <Button busy={busy} onClick={() => void invite()}>
            {words.askThis(company.name)}
          </Button>
        )}
        <Button disabled={busy} onClick={onClose} variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/report-link'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Reportable } from './report-dialog.tsx'

interface ReportButtonProps {
  thing: Reportable
  /** Owner of the thing: a company cannot report its own. */
  companyId?: string
  /** Id of the thing's heading, when there are several on the page. */
  describedBy?: string
}

type ReportDialog = ComponentType<{ thing: Reportable; open: boolean; onClose: () => void }>

const fetchDialog = () => importWithRetry(() => import('./report-dialog.tsx'))

/**
 * Opens the form that reports a thing to the desk. Opens it without a press when the address asks for it: pages of
 * the server link here. A house has many entries, and no such address.
 */
export function ReportButton({ thing, companyId, describedBy }: ReportButtonProps) {
  const [Shown, setShown] = useState<ReportDialog>()
  const isEntry = thing.kind === 'house-entry'
  const asked = useSearchParams()[0].has('report')
  const [open, setOpen] = useState(asked && !isEntry)
  const isOwn = useAppSelector(selectUser)?.id === (companyId ?? null)
  useEffect(() => {
    if (!open || isOwn) return
    fetchDialog().then(
      ({ ReportDialog }) => setShown(() => ReportDialog),
      () => {
        setOpen(false)
        showToast(words.failed, 'alert')
      },
    )
  }, [open, isOwn])
  if (isOwn) return null
  return (
    <>
      <Button aria-describedby={describedBy} className="px-2!" onClick={() => setOpen(true)} variant="quiet">
        {isEntry ? words.reportEntry : words.report}
      </Button>
      {Shown && <Shown onClose={() => setOpen(false)} open={open} thing={thing} />}
    </>
  )
}

import { type HouseSheet, type HouseStage, screens } from '@tameer/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Told } from './after-act.tsx'
import { focusOnReturn } from './focus-on-return.ts'
import { mayPay } from './money/payments.ts'
import { mayPropose } from './red-act.ts'
import { AddSheet } from './sheets/add-sheet.tsx'
import { AgreeSheet } from './sheets/agree-sheet.tsx'
import { ChangeSheet } from './sheets/change-sheet.tsx'
import { ClaimSheet } from './sheets/claim-sheet.tsx'
import { CloseSheet } from './sheets/close-sheet.tsx'
import { LinksSheet } from './sheets/links-sheet.tsx'
import { OneChangeSheet } from './sheets/one-change-sheet.tsx'
import { PaySheet } from './sheets/pay-sheet.tsx'
import type { SheetProps } from './sheets/sheet.tsx'

interface OpenSheetProps {
  opened: OpenedHouse
  sheet: HouseSheet
  stageId: string | null
  /** The change that the address names. */
  changeId: string | null
  /** True when the page's history entry is the one before. */
  overPage: boolean
  /** Text of the link on the page that led here, if known. */
  opener: string | null | undefined
  /** Gets the line that the person may send on WhatsApp after an act. */
  onTold: (told: Told) => void
}

/**
 * The sheet that an address names. One that the caller may not open leads to the house, once that is loaded again: a link may be
 * newer than what is shown.
 */
export function OpenSheet(props: OpenSheetProps) {
  const { opened, sheet, stageId, changeId, overPage, opener, onTold } = props
  const navigate = useNavigate()
  const home = screens.house.to(opened.view.house.id)
  const { search } = useLocation()
  const [loadedFor, setLoadedFor] = useState<string>()
  const acted = useReturningFocus(opener)
  const onClose: SheetProps['onClose'] = ({ said, told } = {}) => {
    acted.current = true
    if (said) showToast(said)
    if (told) onTold(told)
    // Back to the page's own entry, so that it is not in the history twice.
    void (overPage ? navigate(-1) : navigate(home, { replace: true }))
  }
  const shown = sheetOf(sheet, { stageId, changeId }, { opened, onClose })
  const closed = shown === null
  const isNewest = loadedFor === search
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!closed || acted.current) return
    if (isNewest) void navigate(home, { replace: true })
    else void opened.load().then(() => setLoadedFor(search))
  }, [closed, isNewest, search])
  return closed && !isNewest ? <LoadingText /> : shown
}

/** Moves the focus when the sheet closes. The returned mark says that an act closed it. */
function useReturningFocus(opener: string | null | undefined) {
  const { search } = useLocation()
  const acted = useRef(false)
  const shown = useRef(search)
  useEffect(() => {
    shown.current = search
  })
  useEffect(() => () => focusOnReturn(acted.current ? undefined : shown.current, opener), [opener])
  return acted
}

function sheetOf(
  sheet: HouseSheet,
  { stageId, changeId }: Pick<OpenSheetProps, 'stageId' | 'changeId'>,
  props: SheetProps,
): ReactNode {
  const { view } = props.opened
  const { house, stages } = view
  const { role } = house
  const builds = role === 'builder' || role === 'site'
  const stage = stages.find(({ id }) => id === stageId)
  if (sheet === 'links') return role === 'own' ? <LinksSheet {...props} /> : null
  if (sheet === 'close') return role === 'own' ? <CloseSheet {...props} /> : null
  const change = view.changes.find(({ id }) => id === changeId)
  if (sheet === 'change' && change) return <OneChangeSheet {...props} change={change} key={change.id} />
  if (house.state !== 'open') return null
  if (sheet === 'change' && changeId === null && mayPropose(view)) return <ChangeSheet {...props} />
  if (sheet === 'pay') return mayPay(view) ? <PaySheet {...props} /> : null
  if (sheet === 'add') return role === 'family' ? null : <AddSheet {...props} />
  if (sheet === 'claim' && stage && builds && mayClaim(stage)) return <ClaimSheet {...props} stage={stage} />
  if (sheet === 'agree' && stage?.claim && stage.state === 'claimed' && role === 'own')
    return <AgreeSheet {...props} stage={stage} />
  return null
}

/** False for an advance, and for a stage that waits for the family or is agreed. */
function mayClaim({ due, state }: HouseStage): boolean {
  return due !== 'before-work' && state !== 'claimed' && state !== 'agreed'
}

import { type Portfolio, type PortfolioBase, screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fullStop } from '#words/language'
import * as words from '#words/portfolio-form'
import { watchedValue } from '../../../browser/watched-value.ts'
import { createPortfolio, updatePortfolio } from '../../../features/portfolios/portfolio-changes.ts'
import type { Problems } from '../../../forms/form-problems.ts'
import { prepareImages } from '../../../forms/pictures/image-choice.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { sentPictures } from './portfolio-pictures.ts'
import {
  asBase,
  beforeChange,
  changedValues,
  ownTexts,
  type PortfolioValues,
  portfolioProblems,
} from './portfolio-values.ts'
import type { PortfolioDraft } from './use-portfolio-draft.ts'

/** Sent to be seen by visitors, or as a draft. */
type SentAs = 'shown' | 'draft'

/** Data that the form hands over to be sent. */
export interface FormContent {
  values: PortfolioValues
  pictures: ReturnType<typeof sentPictures>
}

interface SendingOptions {
  /** The portfolio to edit; undefined to add one. */
  portfolio: Portfolio | undefined
  draft: PortfolioDraft
  show: (problems: Problems) => boolean
  showRefusal: (error: ApiError) => string | undefined
  /** Opens the form of this portfolio as the server has it now. */
  reopen: (id: string) => void
}

type CallOptions = Pick<SendingOptions, 'portfolio' | 'draft'> & {
  files: File[]
  signal: AbortSignal
  onProgress: (progress: number) => void
}

/** Tells a person who has left the form that it was not stored. Returns false. */
function sayUnsent(why: string): false {
  showToast(words.leftUnsent(why.endsWith(fullStop) ? why.slice(0, -fullStop.length) : why), 'alert')
  return false
}

/** The call that stores the form: all of a new one, of another only what was changed. */
function callFor({ values, pictures }: FormContent, as: SentAs, options: CallOptions) {
  const { portfolio, files, signal } = options
  const { idempotencyKey, base } = options.draft
  const onProgress = files.length > 0 ? options.onProgress : undefined
  const onStored = options.draft.close
  const common = { files, idempotencyKey, signal, onProgress, onStored, draft: as === 'draft' }
  if (!portfolio) {
    const { city: cityId, buildingTypes: buildingTypeIds } = values
    return createPortfolio({ ...common, text: ownTexts(values, base), cityId, buildingTypeIds })
  }
  const changes = changedValues(values, base)
  const { text, city: cityId, buildingTypes: buildingTypeIds } = changes
  const { imagesToDelete, imageOrder } = pictures
  return updatePortfolio(portfolio.id, {
    ...common,
    text,
    cityId,
    buildingTypeIds,
    imagesToDelete,
    imageOrder,
    base: asBase(beforeChange(changes, base)),
  })
}

/** Draft keys of forms that were left and are still being sent. Nobody opens such a draft until that has ended. */
export const sentAfterLeaving = watchedValue<readonly string[]>([])

/** The upload under way, and whether its form was left. Logging out ends it. */
function useUpload(draftKey: string) {
  const dispatch = useAppDispatch()
  const upload = useRef<AbortController>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      const signedIn = dispatch((_dispatch, getState) => getState().auth.token !== null)
      if (!signedIn) upload.current?.abort()
      else if (upload.current) sentAfterLeaving.set([...sentAfterLeaving.read(), draftKey])
    }
  }, [dispatch, draftKey])
  const end = () => {
    upload.current = undefined
    sentAfterLeaving.set(sentAfterLeaving.read().filter((key) => key !== draftKey))
  }
  return { upload, left, end }
}

/** Sends the form once at a time, with its progress. It goes on when the screen is left; Cancel and logging out end it. */
export function usePortfolioSending({ portfolio, draft, show, showRefusal, reopen }: SendingOptions) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { busy, run } = useSingleSubmit()
  const [trouble, setTrouble] = useState<{ text: string; planFull: boolean }>()
  const [progress, setProgress] = useState<number>()
  /** Fields that this form and another one both changed, with the stored values. */
  const [conflicts, setConflicts] = useState<PortfolioBase>({})
  /** True while the form asks if a project without a picture shall be shown. */
  const [asking, setAsking] = useState(false)
  const { upload, left, end } = useUpload(draft.key)

  /** Says what the server refused, and takes what it has stored meanwhile. Returns whether the form is being left. */
  const meetRefusal = (error: ApiError): boolean => {
    if (left.current) return sayUnsent(error.message)
    const { id, ...current } = error.current ?? {}
    if (typeof id === 'string') {
      showToast(error.message, 'alert')
      draft.handOver(id)
      reopen(id)
      return true
    }
    draft.rebase(current as PortfolioBase)
    setConflicts(current as PortfolioBase)
    const text = showRefusal(error)
    // Said once: above the buttons, or beside the fields and in a toast.
    if (!text) showToast(error.message, 'alert')
    setTrouble(text ? { text, planFull: error.code === 'plan-limit' } : undefined)
    return false
  }

  const send = (content: FormContent, as: SentAs) => sendOnce(content, as).finally(end)
  const sendOnce = async (content: FormContent, as: SentAs) => {
    const controller = new AbortController()
    const { signal } = controller
    upload.current = controller
    const { files, problem } = await prepareImages(content.pictures.files)
    if (signal.aborted) return false
    if (problem && left.current) return sayUnsent(problem)
    if (show({ images: problem })) return false
    try {
      await dispatch(callFor(content, as, { portfolio, draft, files, signal, onProgress: setProgress }))
    } catch (error) {
      setProgress(undefined)
      if (signal.aborted) return false
      if (!(error instanceof ApiError)) throw error
      return meetRefusal(error)
    }
    const isNew = !portfolio || portfolio.draft
    const shown = isNew ? words.portfolioAdded : words.portfolioUpdated
    showToast(as === 'draft' ? words.draftSaved : shown)
    if (!left.current) await navigate(screens.overview.to())
    return true
  }
  const submit = (form: HTMLFormElement, collect: () => FormContent, as: SentAs, sure = false) => {
    void run(async () => {
      setTrouble(undefined)
      setConflicts({})
      setAsking(false)
      if (show(await portfolioProblems(form, as === 'draft'))) return false
      const content = collect()
      draft.save(content.values)
      const first = !portfolio || portfolio.draft
      if (first && as === 'shown' && !sure && content.pictures.imageOrder.length === 0) {
        setAsking(true)
        return false
      }
      return send(content, as)
    })
  }
  const stop = () => upload.current?.abort()
  return { busy, trouble, conflicts, setConflicts, progress, asking, setAsking, submit, cancel: stop }
}

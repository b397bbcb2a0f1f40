import { type NewRequest, screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/request-form'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { online } from '../../browser/online.ts'
import { keepRequest } from '../../features/requests/own-requests.ts'
import { titleOfBrief } from '../../features/requests/request-brief.tsx'
import type { Problems } from '../../forms/form-problems.ts'
import { prepareImages } from '../../forms/pictures/image-choice.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { newKey } from '../../lib/new-key.ts'
import { ApiError } from '../../net/api-error.ts'
import { sendForm } from '../../net/multipart-client.ts'
import { type BriefFigures, briefOf, workOf } from './brief-figures.ts'
import { clearRequestDraft, type RequestDraft } from './request-draft.ts'
import { requestProblems } from './request-problems.ts'

interface SendingOptions {
  draft: RequestDraft
  figures: BriefFigures
  pictures: readonly File[]
  change: (changed: Partial<RequestDraft>) => void
  blame: (problems: Problems) => boolean
}

function contentOf(draft: RequestDraft, figures: BriefFigures): Omit<NewRequest, 'key'> {
  const { service, companies, start } = draft
  const phone = draft.phone.trim()
  return {
    service: service as NewRequest['service'],
    companyIds: companies.map(({ id }) => id),
    name: draft.name.trim(),
    email: draft.email.trim(),
    ...(phone && { phone }),
    locality: draft.locality.trim(),
    start,
    notes: draft.notes.trim(),
    city: '',
    ...workOf(draft, figures),
  }
}

/** The total that the server calculated, when it differs from the one that was sent. */
function newTotalOf(error: ApiError): number | undefined {
  const total = error.code === 'conflict' ? error.current?.totalPkr : undefined
  return typeof total === 'number' ? total : undefined
}

/** Sends the request, one call at a time. A failure does not change the draft. */
export function useRequestSending({ draft, figures, pictures, change, blame }: SendingOptions) {
  const navigate = useNavigate()
  const { busy, run } = useSingleSubmit()
  const [trouble, setTrouble] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [newTotal, setNewTotal] = useState<number>()
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  const meetRefusal = (error: unknown): false => {
    if (!(error instanceof ApiError)) throw error
    const total = newTotalOf(error)
    setNewTotal(total)
    if (total !== undefined) return false
    const { plot, answers, totalPkr, ...fields } = error.fields
    if (Object.keys(fields).length > 0) blame(fields)
    setTrouble(`${error.message} ${words.kept}`)
    return false
  }
  const send = (totalPkr?: number) =>
    run(async () => {
      setTrouble(undefined)
      setProgress(undefined)
      const problems = await requestProblems(draft, figures)
      if (blame(problems)) {
        setTrouble(words.mendFirst)
        return false
      }
      const { files, problem } = await prepareImages(pictures)
      if (problem) {
        blame({ images: problem })
        setTrouble(problem)
        return false
      }
      const content = { ...contentOf(draft, figures), ...(totalPkr !== undefined && { totalPkr }) }
      const text = JSON.stringify(content)
      // Kept on the device before it is sent: when the response is lost, the same form opens the same request.
      const key = draft.tried?.content === text ? draft.tried.key : newKey()
      change({ tried: { key, content: text } })
      const form = new FormData()
      form.append('request', JSON.stringify({ ...content, key }))
      for (const file of files) form.append('images', file)
      const controller = new AbortController()
      upload.current = controller
      const { signal } = controller
      try {
        const onProgress = files.length > 0 ? setProgress : undefined
        const { request, confirmToken } = await sendForm('createRequest', { form, signal, onProgress })
        const title = titleOfBrief(briefOf(draft, figures))
        keepRequest({ id: request.id, key, mayAct: true, title, confirmToken })
        await navigate(screens.request.to(request.id), { replace: true })
        clearRequestDraft()
        return true
      } catch (error) {
        if (signal.aborted) return false
        return meetRefusal(error)
      }
    })
  return {
    busy,
    trouble,
    progress,
    newTotal,
    offline: !useWatched(online, true),
    send: () => send(),
    sendWithNewTotal: async () => {
      await send(newTotal)
    },
    keepUnsent: () => setNewTotal(undefined),
  }
}

export type RequestSending = ReturnType<typeof useRequestSending>

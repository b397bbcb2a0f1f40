import type { Portfolio } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Problems } from '../../blocks/form-problems.ts'
import { prepareImages } from '../../blocks/image-choice.ts'
import { useSingleSubmit } from '../../blocks/use-single-submit.ts'
import { ApiError } from '../../data/api-error.ts'
import { useAppDispatch } from '../../data/hooks.ts'
import { createPortfolio, updatePortfolio } from '../../data/portfolio-changes.ts'
import { paths } from '../../lib/paths.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { sentPictures } from './portfolio-pictures.ts'
import { type PortfolioValues, portfolioProblems } from './portfolio-values.ts'

/** What the form hands over to be sent. */
export type SentPortfolio = PortfolioValues & ReturnType<typeof sentPictures>

/** Sends the form once at a time, with its progress; leaving the screen or Cancel ends the upload. */
export function usePortfolioSending(
  portfolio: Portfolio | undefined,
  close: () => void,
  show: (problems: Problems) => boolean,
) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { busy, run } = useSingleSubmit()
  const [trouble, setTrouble] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  const send = async ({ text, city, ...rest }: SentPortfolio) => {
    const controller = new AbortController()
    const { signal } = controller
    upload.current = controller
    const { files, problem } = await prepareImages(rest.files)
    if (signal.aborted || show({ images: problem })) return false
    const input = {
      ...rest,
      files,
      text,
      cityId: city,
      buildingTypeIds: rest.buildingTypes,
      signal,
      onProgress: files.length > 0 ? setProgress : undefined,
    }
    try {
      await dispatch(portfolio ? updatePortfolio(portfolio.id, input) : createPortfolio(input))
    } catch (error) {
      setProgress(undefined)
      if (signal.aborted) return false
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
      setTrouble(show(error.fields) ? undefined : error.message)
      return false
    }
    close()
    showToast(portfolio ? 'Portfolio updated successfully' : 'Portfolio added successfully')
    await navigate(paths.overview.to())
    return true
  }
  const submit = (form: HTMLFormElement, collect: () => SentPortfolio) => {
    void run(async () => {
      setTrouble(undefined)
      return show(portfolioProblems(form)) ? false : send(collect())
    })
  }
  return { busy, trouble, progress, submit, cancel: () => upload.current?.abort() }
}

import type { Portfolio, PortfolioBase, PortfolioText } from '@tameer/contract'
import { type Body, request } from '../../net/api-client.ts'
import { isAbort, isNotFound, storedError } from '../../net/api-error.ts'
import { type OnProgress, sendForm } from '../../net/multipart-client.ts'
import { call } from '../../store/call.ts'
import { portfoliosActions } from '../../store/portfolios-slice.ts'
import type { AppThunk } from '../../store/store.ts'

const { changeStarted, changeEnded } = portfoliosActions

export interface PortfolioInput {
  /** A field that is left out stays as it is. */
  text: Partial<Record<PortfolioText, string>>
  cityId?: string | undefined
  buildingTypeIds?: readonly number[] | undefined
  /** One key for each form: the same form sent again is not stored twice. */
  idempotencyKey: string
  /** Only its company sees it, and it may lack what visitors need. Without, a draft is shown. */
  draft: boolean
  /** New pictures, in the order they are shown. */
  files: readonly File[]
  onProgress?: OnProgress | undefined
  signal?: AbortSignal | undefined
  /** Called once the server has it, before the list shows it. */
  onStored?: (() => void) | undefined
}

export interface PortfolioChangesInput extends PortfolioInput {
  /** Values of the sent fields when the form was opened. The server compares them with the present ones. */
  base: PortfolioBase
  imagesToDelete: readonly string[]
  /** All pictures after the change: ids of kept ones, `new:N` for the Nth file. */
  imageOrder: readonly string[]
}

/** Publishes a portfolio and appends it to the list. Throws ApiError. */
export function createPortfolio(input: PortfolioInput): AppThunk<Promise<Portfolio>> {
  const { idempotencyKey, onProgress, signal, onStored } = input
  const form = formOf(input)
  return async (dispatch, getState) => {
    const { token: own } = getState().auth
    const send = async (token: string | null) => {
      const stored = await sendForm('createPortfolio', { form, idempotencyKey, token, onProgress, signal })
      onStored?.()
      return stored
    }
    const portfolio = await dispatch(tracked(send))
    // It goes on when its form is left, so somebody else may have signed in meanwhile.
    if (getState().auth.token === own) dispatch(portfoliosActions.portfolioCreated(portfolio))
    return portfolio
  }
}

/** Changes a portfolio and merges the response into the list. Throws ApiError. */
export function updatePortfolio(id: string, input: PortfolioChangesInput): AppThunk<Promise<Portfolio>> {
  const { idempotencyKey, onProgress, signal, onStored, base, imagesToDelete, imageOrder } = input
  const form = formOf(input)
  form.append('base', JSON.stringify(base))
  form.append('imagesToDelete', JSON.stringify(imagesToDelete))
  form.append('imageOrder', JSON.stringify(imageOrder))
  return async (dispatch) => {
    const send = async (token: string | null) => {
      const options = { params: { id }, form, idempotencyKey, token, onProgress, signal }
      const stored = await sendForm('updatePortfolio', options)
      onStored?.()
      return stored
    }
    const portfolio = await dispatch(tracked(send))
    dispatch(portfoliosActions.portfolioUpdated(portfolio))
    return portfolio
  }
}

/**
 * Puts a portfolio at a place of the list, counted from 0. Returns a function that sends its new neighbour to the
 * server, which is correct whatever the order of the list there. The returned function throws ApiError.
 */
export function movePortfolio(id: string, place: number): AppThunk<() => Promise<void>> {
  return (dispatch, getState) => {
    const others = getState().portfolios.list.filter((one) => one.id !== id)
    const [above, below] = [others[place - 1], others[place]]
    dispatch(portfoliosActions.portfolioMoved({ id, place }))
    return async () => {
      const body: Body<'movePortfolio'> | undefined = above
        ? { side: 'after', other: above.id }
        : below && { side: 'before', other: below.id }
      if (!body) return
      await dispatch(tracked((token) => request('movePortfolio', { params: { id }, body, token })))
    }
  }
}

/** Hides a portfolio from visitors, or shows it, and merges the response into the list. Throws ApiError. */
export function hidePortfolio(id: string, hidden: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const options = { params: { id }, body: { hidden } }
    const portfolio = await dispatch(tracked((token) => request('hidePortfolio', { ...options, token })))
    dispatch(portfoliosActions.portfolioUpdated(portfolio))
  }
}

/**
 * Deletes a portfolio with its pictures and removes it from the list; also one that was deleted already. Throws
 * ApiError.
 */
export function deletePortfolio(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const send = (token: string | null) => request('deletePortfolio', { params: { id }, token })
    await dispatch(tracked((token) => send(token).catch(passIfGone)))
    dispatch(portfoliosActions.portfolioDeleted(id))
  }
}

function passIfGone(error: unknown): void {
  if (!isNotFound(error)) throw error
}

function tracked<Result>(send: (token: string | null) => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch) => {
    dispatch(changeStarted())
    try {
      const result = await dispatch(call(send))
      dispatch(changeEnded(null))
      return result
    } catch (error) {
      dispatch(changeEnded(isAbort(error) ? null : storedError(error)))
      throw error
    }
  }
}

function formOf({ text, cityId, buildingTypeIds, files, draft }: PortfolioInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(text)) form.append(name, value)
  if (cityId !== undefined) form.append('cities[]', cityId)
  // An empty text means an empty list; a list that is left out does not change.
  const types = buildingTypeIds?.length === 0 ? [''] : (buildingTypeIds ?? [])
  for (const id of types) form.append('buildingTypes[]', String(id))
  if (draft) form.append('draft', 'yes')
  for (const file of files) form.append('images', file, file.name)
  return form
}

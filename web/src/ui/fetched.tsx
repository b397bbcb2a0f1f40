import type { ReactNode } from 'react'
import { tryAgain } from '#words/actions'
import { Button } from './button.tsx'
import { LoadingText } from './spinner.tsx'
import { Message } from './text/message.tsx'

interface TryAgainProps {
  onAgain: () => void
  /** Links beside the button. */
  also?: ReactNode
  className?: string
  /** Says what failed, and why. */
  children: ReactNode
}

/** A message that something failed, with a button that tries it again. */
export function TryAgain({ onAgain, also, className = '', children }: TryAgainProps) {
  const action = (
    <>
      <Button onClick={onAgain}>{tryAgain}</Button>
      {also}
    </>
  )
  return (
    <Message action={action} className={className} kind="alert">
      {children}
    </Message>
  )
}

/** A call that is under way, has failed or has brought its value. */
export interface Call<Value> {
  value: Value | undefined
  error: { message: string; fields?: Readonly<Record<string, string>> | undefined } | null | undefined
  retry: () => void
}

interface FetchingProps {
  of: Call<unknown>
  loading: string
  /** Says what could not be loaded; without it, the reason stands alone. */
  failed?: ((why: string) => string) | undefined
  /** Links beside the button that tries again. */
  also?: ReactNode
}

/** In place of what a call brings: that it is loaded, or that it failed. */
export function Fetching({ of: { value, error, retry }, loading, failed, also }: FetchingProps) {
  if (!error) return value ? null : <LoadingText>{loading}</LoadingText>
  return (
    <TryAgain also={also} onAgain={retry}>
      {failed ? failed(error.message) : error.message}
    </TryAgain>
  )
}

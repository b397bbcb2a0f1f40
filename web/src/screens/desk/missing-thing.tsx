import type { ReactNode } from 'react'
import { tryAgain } from '#words/actions'
import type { StoredError } from '../../net/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'

interface MissingThingProps {
  /** Heading of the screen until the thing is there; none beside a queue, where the screen has its own. */
  title?: string | undefined
  /** Link above the heading, as above that of the thing. */
  back?: ReactNode
  error: StoredError | undefined
  retry: () => void
  /** Link to the list that the thing is from. */
  toList: ReactNode
  words: { loading: string; oneFailed: (why: string) => string }
}

/** A screen about one thing while it is loaded, or when it could not be. */
export function MissingThing({ title, back, error, retry, toList, words }: MissingThingProps) {
  return (
    <>
      {title !== undefined && <PageHeader back={back} title={title} />}
      {error ? (
        <Message
          action={
            <>
              {error.code !== 'not-found' && <Button onClick={retry}>{tryAgain}</Button>}
              {toList}
            </>
          }
          kind="alert"
        >
          {words.oneFailed(error.message)}
        </Message>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </>
  )
}

import type { ReactNode, Ref } from 'react'
import type { Fetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { LostPage, PageLinks } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

interface DeskListProps<Row> extends Fetched<{ data: readonly Row[]; nextCursor: string | null }> {
  /** Cursor of the page; undefined on the first one. */
  after: string | undefined
  /** Address of the page with that cursor; without one, of the first page. */
  address: (cursor?: string) => string
  /** Words of the list's screen. */
  words: {
    loading: string
    loadingFailed: (why: string) => string
    tryAgain: string
    list: string
    more: string
    end: string
  }
  /** Message of a list that has nothing. */
  none: ReactNode
  list?: Ref<HTMLUListElement>
  /** One row; it needs a key. */
  children: (row: Row) => ReactNode
}

/** A page of a list at the desk, or what stands in its place: that it loads, failed, has nothing, or is gone. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { value, error, retry, after, address, words, none, list, children } = props
  const isEmpty = value?.data.length === 0 && !value.nextCursor
  if (after !== undefined && (error?.fields?.cursor !== undefined || isEmpty)) {
    return <LostPage first={address()} />
  }
  return (
    <>
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {isEmpty && none}
      {value && !isEmpty && (
        <>
          <ul aria-label={words.list} className="divide-y divide-line border-line border-y" ref={list}>
            {value.data.map(children)}
          </ul>
          <PageLinks
            end={words.end}
            first={after && address()}
            more={words.more}
            next={value.nextCursor ? address(value.nextCursor) : undefined}
          />
        </>
      )}
    </>
  )
}

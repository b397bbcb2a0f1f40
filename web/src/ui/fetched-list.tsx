import type { ReactNode, Ref } from 'react'
import { type Call, Fetching } from './fetched.tsx'
import { LostPage, PageLinks } from './links.tsx'

interface FetchedListProps<Row> {
  of: Call<{ data: readonly Row[]; nextCursor: string | null }>
  /** Rows that are shown, where they are not all of the page. */
  rows?: readonly Row[] | undefined
  /** Cursor of the page; undefined on the first one. */
  after: string | undefined
  /** Address of the page with that cursor; without one, of the first page. */
  address: (cursor?: string) => string
  words: {
    loading: string
    loadingFailed?: (why: string) => string
    list: string
    more: string
    end: string
  }
  /** Message in place of rows where there are none. */
  none: ReactNode
  /** The same on a page after which others come. */
  noneYet?: ReactNode
  /** Links beside the button that tries again. */
  also?: ReactNode
  list?: Ref<HTMLUListElement>
  /** One row, with a key. */
  children: (row: Row) => ReactNode
  /** Splits the rows into parts with headings. */
  parts?: (rows: readonly Row[]) => [heading: string, rows: Row[]][]
}

/** A page of a list, or what stands in its place: that it loads, failed, has nothing, or is gone. */
export function FetchedList<Row>(props: FetchedListProps<Row>) {
  const { of, after, address, words, none, noneYet, also, list, children, parts } = props
  const { value, error } = of
  const rows = props.rows ?? value?.data ?? []
  const next = value?.nextCursor
  if (after !== undefined && (error?.fields?.cursor !== undefined || (value?.data.length === 0 && !next))) {
    return <LostPage first={address()} />
  }
  const any = rows.length > 0
  return (
    <>
      <Fetching also={also} failed={words.loadingFailed} loading={words.loading} of={of} />
      {value && !any && (next ? noneYet : none)}
      {any && !parts && (
        <ul aria-label={words.list} className="divide-y divide-line border-line border-y" ref={list}>
          {rows.map(children)}
        </ul>
      )}
      {parts?.(rows).map(([heading, some]) => (
        <section aria-label={heading} className="mb-8" key={heading}>
          <h2 className="border-edge border-b pb-2 text-h3">{heading}</h2>
          <ol aria-label={words.list} className="divide-y divide-line border-line border-b">
            {some.map(children)}
          </ol>
        </section>
      ))}
      {value && (
        <PageLinks
          end={any ? words.end : undefined}
          first={after && address()}
          more={words.more}
          next={next ? address(next) : undefined}
        />
      )}
    </>
  )
}

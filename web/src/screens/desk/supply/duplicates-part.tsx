import { deskScreens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-supply'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { useKept } from '../use-kept.ts'
import { DuplicateRow } from './duplicate-row.tsx'

/** Companies that share a number, a name or a picture. The page is in the address. */
export function DuplicatesPart() {
  const [params] = useSearchParams()
  const after = params.get('after') || undefined
  const fetched = useFetched(
    after ?? '',
    () => () => callDesk('listDuplicates', { query: { cursor: after } }),
  )
  const { error, retry } = fetched
  const value = useKept(after ?? '', fetched.value)
  const isEmpty = value?.data.length === 0
  const isLast = !value?.nextCursor
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || (isEmpty && isLast))
  return (
    <>
      {!value && !error && <LoadingText>{words.duplicatesLoading}</LoadingText>}
      {lost && <LostPage first={addressOf()} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.duplicatesFailed(error.message)}
        </Message>
      )}
      {isEmpty && !lost && <Message>{isLast ? words.noDuplicates : words.noDuplicatesHere}</Message>}
      {value && value.data.length > 0 && (
        <ul aria-label={words.duplicatesList} className="divide-y divide-line border-line border-y">
          {value.data.map((group) => (
            <DuplicateRow group={group} key={group.company.id} onChanged={retry} />
          ))}
        </ul>
      )}
      {value && !lost && (!isEmpty || !isLast) && (
        <PageLinks
          end={words.endOfDuplicates}
          first={after && addressOf()}
          more={words.moreDuplicates}
          next={value.nextCursor ? addressOf(value.nextCursor) : undefined}
        />
      )}
    </>
  )
}

function addressOf(after?: string): string {
  return deskScreens.deskSupply.to({ part: 'duplicates', after })
}

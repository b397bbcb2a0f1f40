import { deskScreens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-companies-screen'
import { saveFile } from '../../../browser/save-file.ts'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { fetchCompaniesFile } from '../../../features/desk/desk-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink, LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { filterOf, findCompanies, readCompaniesQuery } from './companies-filter.ts'
import { CompaniesFilterForm } from './companies-filter-form.tsx'
import { CompanyRow } from './company-row.tsx'

const fileName = 'tameer-companies.csv'

/** `/desk/companies`: all companies, hidden ones too. Filters and page are in the address. */
export function DeskCompaniesScreen() {
  const { account } = useOwnDesk()
  const [params] = useSearchParams()
  const { after, ...query } = readCompaniesQuery(params)
  const filter = filterOf(query)
  const { value, error, retry } = useFetched(
    JSON.stringify([filter, after]),
    () => () => findCompanies(filter, after),
  )
  const first = deskScreens.deskCompanies.to(query)
  const everything = deskScreens.deskCompanies.to()
  const lost = after !== undefined && error?.fields?.cursor !== undefined
  const showAll = first !== everything && <ActionLink to={everything}>{words.showAll}</ActionLink>
  const next = value?.nextCursor
  return (
    <>
      <PageHeader
        actions={account.role === 'Operator' && <SaveButton filter={filter} />}
        lead={words.lead}
        title={words.title}
      />
      <CompaniesFilterForm query={query} />
      <div className="mt-8">
        {!value && !error && <LoadingText>{words.loading}</LoadingText>}
        {lost && <LostPage first={first} />}
        {error && !lost && (
          <Message
            action={
              <>
                <Button onClick={retry}>{words.tryAgain}</Button>
                {showAll}
              </>
            }
            kind="alert"
          >
            {words.loadingFailed(error.message)}
          </Message>
        )}
        {value?.data.length === 0 && (
          <Message action={!next && showAll}>{next ? words.noneYet : words.none}</Message>
        )}
        {value && (
          <>
            {value.data.length > 0 && (
              <ul aria-label={words.list} className="divide-y divide-line border-line border-y">
                {value.data.map((company) => (
                  <CompanyRow company={company} key={company.id} />
                ))}
              </ul>
            )}
            <PageLinks
              end={value.data.length > 0 ? words.end : undefined}
              first={after && first}
              more={words.more}
              next={next ? deskScreens.deskCompanies.to({ ...query, after: next }) : undefined}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Saves the chosen companies as a file; the server asks for a fresh code first. */
function SaveButton({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const { busy, act } = useAct()
  const save = () =>
    act(async () => {
      saveFile(await fetchCompaniesFile(filter), fileName)
      showToast(words.saved)
    })
  return (
    <Button busy={busy} onClick={save}>
      {busy ? words.saving : words.save}
    </Button>
  )
}

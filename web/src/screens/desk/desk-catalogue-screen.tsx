import { type CatalogueList, catalogueLists, type DeskEntry, deskScreens } from '@tameer/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-catalogue'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useDesk } from '../../features/desk/use-desk.ts'
import { Button } from '../../ui/button.tsx'
import { Fetching } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EntryDialog } from './entry-dialog.tsx'

/**
 * `/desk/catalogue`: the lists that people choose from. The list that is shown is in the address. An editor renames
 * only.
 */
export function DeskCatalogueScreen() {
  const [params] = useSearchParams()
  const list = catalogueLists.find((one) => one === params.get('list')) ?? 'cities'
  return <Catalogue key={list} list={list} />
}

function Catalogue({ list }: { list: CatalogueList }) {
  const { account } = useOwnDesk()
  const [adding, setAdding] = useState(false)
  const fetched = useDesk(list, () => callDesk('listDeskCatalogue', { params: { list } }))
  const { value, retry } = fetched
  return (
    <>
      <PageHeader
        lead={words.lead}
        measure={value ? words.entries(value.data.length) : ''}
        title={words.title}
      />
      <ListLinks list={list} />
      {account.role === 'Operator' && (
        <>
          {list === 'categories' && <p className="mb-6 max-w-measure text-muted">{words.servicesNote}</p>}
          <Button className="mb-6" onClick={() => setAdding(true)} variant="main">
            {words.add[list]}
          </Button>
        </>
      )}
      {adding && <EntryDialog list={list} onChanged={retry} onClose={() => setAdding(false)} />}
      <Fetching failed={words.loadingFailed} loading={words.loading} of={fetched} />
      {value && (
        <ul aria-label={words.parts[list]} className="divide-y divide-line border-line border-y">
          {value.data.map((entry) => (
            <EntryRow entry={entry} key={entry.id} list={list} onChanged={retry} />
          ))}
        </ul>
      )}
    </>
  )
}

function ListLinks({ list }: { list: CatalogueList }) {
  return (
    <nav aria-label={words.partsLabel} className="mb-6 flex flex-wrap gap-2">
      {catalogueLists.map((one) => (
        <Link
          aria-current={one === list ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-transparent border-b-2 px-3 py-1 text-ink no-underline hover:text-blue aria-[current=page]:border-blue aria-[current=page]:font-medium"
          key={one}
          to={deskScreens.deskCatalogue.to({ list: one })}
        >
          {words.parts[one]}
        </Link>
      ))}
    </nav>
  )
}

interface EntryRowProps {
  list: CatalogueList
  entry: DeskEntry
  /** Called when the entry may have changed. */
  onChanged: () => void
}

/** An entry of a list with both names, which can be changed. */
function EntryRow({ list, entry, onChanged }: EntryRowProps) {
  const { name, nameUr } = entry
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <h2 className="flex min-w-0 flex-wrap gap-x-4 font-medium">
        <bdi lang="en">{name}</bdi>{' '}
        <bdi className="font-normal" lang="ur">
          {nameUr}
        </bdi>
      </h2>
      <Button aria-label={words.renameOf(name)} onClick={() => setAsking(true)}>
        {words.rename}
      </Button>
      {asking && (
        <EntryDialog entry={entry} list={list} onChanged={onChanged} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}

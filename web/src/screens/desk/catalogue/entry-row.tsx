import type { CatalogueList, DeskEntry } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-catalogue'
import { Button } from '../../../ui/button.tsx'
import { EntryDialog } from './entry-dialog.tsx'

interface EntryRowProps {
  list: CatalogueList
  entry: DeskEntry
  /** Called when the entry may have changed. */
  onChanged: () => void
}

/** An entry of a list with both names, which can be changed. */
export function EntryRow({ list, entry, onChanged }: EntryRowProps) {
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

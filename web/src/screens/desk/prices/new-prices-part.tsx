import { type City, cities } from '@tameer/calculator'
import { priceLimits } from '@tameer/contract'
import { useRef, useState } from 'react'
import * as words from '#words/desk-prices'
import { DayField } from '../../../forms/day-field.tsx'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { articleName } from './article-words.ts'
import type { NewPrice, TypedSource } from './prepared.ts'
import type { ReadPaste, UnreadCell } from './read-prices.ts'

interface NewPricesPartProps {
  source: TypedSource
  onSource: (source: TypedSource) => void
  put: (prices: readonly NewPrice[]) => void
}

const kinds = (['published', 'reported'] as const).map((value) => ({ value, label: words.kinds[value] }))

/** The source of new prices, a box to paste them into, and what of it was not recognised. */
export function NewPricesPart({ source, onSource, put }: NewPricesPartProps) {
  const [paste, setPaste] = useState('')
  const [found, setFound] = useState<ReadPaste>()
  const [unread, setUnread] = useState<readonly UnreadCell[]>([])
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (changed: Partial<TypedSource>) => onSource({ ...source, ...changed })
  const noName = source.name.trim() === ''
  const read = async () => {
    setAsked(true)
    if (noName || source.day === '') {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { readPrices } = await importWithRetry(() => import('./read-prices.ts'))
    const result = readPrices(paste)
    setFound(result)
    setUnread(result.unread)
    put(
      result.prices.map(({ article, city, pkr }) => ({
        ...source,
        article,
        city,
        text: String(pkr),
        note: '',
      })),
    )
  }
  return (
    <NamedSection lead={words.newPricesLead} title={words.newPrices}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void read().catch(({ message }: Error) => showToast(message, 'alert'))
        }}
        ref={form}
      >
        <TextField
          dir="auto"
          error={asked && noName ? words.sourceMissing : undefined}
          hint={words.sourceHint}
          label={words.source}
          maxLength={priceLimits.source}
          onChange={({ target }) => change({ name: target.value })}
          required
          value={source.name}
        />
        <TextField
          dir="ltr"
          label={words.address}
          maxLength={500}
          onChange={({ target }) => change({ url: target.value })}
          type="url"
          value={source.url}
        />
        <DayField
          error={asked && source.day === '' ? words.dayMissing : undefined}
          label={words.day}
          name="day"
          onDay={(day) => change({ day })}
          required
        />
        <RadioChips
          legend={words.kind}
          onChange={(kind) => change({ kind })}
          options={kinds}
          value={source.kind}
        />
        <TextAreaField
          dir="auto"
          hint={words.pasteHint}
          label={words.paste}
          onChange={({ target }) => setPaste(target.value)}
          rows={6}
          value={paste}
        />
        <Button className="sm:self-start" disabled={paste.trim() === ''} type="submit">
          {words.read}
        </Button>
        {found && <p role="status">{words.readCount(found.prices.length, found.notCollected)}</p>}
      </form>
      {unread.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-medium">{words.unread}</h3>
          <ul aria-label={words.unread} className="divide-y divide-line border-line border-y">
            {unread.map((cell) => (
              <Unread
                cell={cell}
                key={`${cell.row} ${cell.column}`}
                onPlace={(article, city) => {
                  put([{ ...source, article, city, text: String(cell.pkr ?? ''), note: '' }])
                  setUnread(unread.filter((one) => one !== cell))
                }}
              />
            ))}
          </ul>
        </>
      )}
    </NamedSection>
  )
}

const articleOptions = Object.keys(words.articles).map((id) => ({ value: id, label: articleName(id) }))
const cityOptions = cities.map((city) => ({ value: city, label: words.cities[city] }))

/** A cell that gave no price. A figure without a place can be given one. */
function Unread({ cell, onPlace }: { cell: UnreadCell; onPlace: (article: string, city: City) => void }) {
  const [article, setArticle] = useState(cell.article ?? '')
  const [city, setCity] = useState<string>(cell.city ?? '')
  const place = (nextArticle: string, nextCity: string) => {
    setArticle(nextArticle)
    setCity(nextCity)
    const known = cities.find((one) => one === nextCity)
    if (nextArticle && known) onPlace(nextArticle, known)
  }
  return (
    <li className="grid gap-3 py-3">
      <p>
        <bdi className="font-medium">{cell.label}</bdi> <bdi className="figures">{cell.text}</bdi>{' '}
        <span className="text-muted text-small">{words.cellAt(cell.row, cell.column)}</span>{' '}
        <span className="block text-muted text-small">{words.why[cell.why]}</span>
      </p>
      {cell.why === 'unknown' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={words.article}
            onChange={({ target }) => place(target.value, city)}
            options={articleOptions}
            placeholder={words.choose}
            value={article}
          />
          <SelectField
            label={words.city}
            onChange={({ target }) => place(article, target.value)}
            options={cityOptions}
            placeholder={words.choose}
            value={city}
          />
        </div>
      )}
    </li>
  )
}

import type { PriceBook } from '@tameer/calculator'
import { priceLimits } from '@tameer/contract'
import { useMemo } from 'react'
import * as words from '#words/desk-prices'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { articleName } from './article-words.ts'
import { entriesOf, type Judged, judge, type NewPrice, placeOf, referenceHouses } from './prepared.ts'

interface PreviewPartProps {
  /** The book that new prices are compared with. */
  base: PriceBook
  drafted: readonly NewPrice[]
  put: (prices: readonly NewPrice[]) => void
  /** Called when the newest version may have changed. */
  onPublished: () => void
}

/** New prices against those of today, three reference houses a city at both, and the button that publishes. */
export function PreviewPart({ base, drafted, put, onPublished }: PreviewPartProps) {
  const { account } = useOwnDesk()
  const { busy, act } = useAct()
  const judged = useMemo(() => judge(drafted, base), [drafted, base])
  const entries = useMemo(() => entriesOf(judged), [judged])
  const publish = () =>
    act(async () => {
      try {
        const { version } = await callDesk('publishPrices', {
          body: {
            base: base.version,
            entries: entries.map((entry) => ({ ...entry, source: { ...entry.source } })),
          },
        })
        showToast(words.published(version))
        onPublished()
        focusHeading()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') onPublished()
        throw error
      }
    })
  const ready = judged.length > 0 && judged.every(({ sound }) => sound)
  return (
    <section aria-label={words.preview} className="mt-12 border-line border-t pt-8">
      <h2 className="mb-5 text-h3">{words.preview}</h2>
      {judged.length === 0 ? (
        <p className="text-muted">{words.nothingNew}</p>
      ) : (
        <>
          <ul aria-label={words.preview} className="divide-y divide-line border-line border-y">
            {judged.map((one) => (
              <Changed key={placeOf(one.price)} judged={one} put={put} />
            ))}
          </ul>
          <h3 className="mt-8 mb-3 font-medium">{words.houses}</h3>
          <Houses base={base} entries={entries} />
          <div className="mt-6 flex flex-wrap items-center gap-4">
            {account.role === 'Operator' ? (
              <Button busy={busy} disabled={!ready} onClick={publish} variant="main">
                {busy ? words.publishing : words.publish}
              </Button>
            ) : (
              <>
                <p className="max-w-measure">{words.forOperators}</p>
                <CopyButton
                  copied={words.copied}
                  failed={words.copyFailed}
                  label={words.copy}
                  text={drafted.map(({ article, city, text }) => [article, city, text].join('\t')).join('\n')}
                />
              </>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** A price that changes: old, new and per cent; far ones ask for a word why. */
function Changed({ judged, put }: { judged: Judged; put: PreviewPartProps['put'] }) {
  const { price, beforePkr, pkr, pct, step } = judged
  const [name, city] = [articleName(price.article, price.city), words.cities[price.city]]
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_12rem] font-medium">{words.inCity(name, city)}</span>
        <span className="figures">
          {words.fromTo(
            words.groupDigits(beforePkr),
            pkr === undefined ? price.text : words.groupDigits(pkr),
          )}
        </span>
        {pkr !== undefined && (
          <span className={step === 'near' ? 'text-muted figures' : 'font-medium text-alarm figures'}>
            {words.percent(pct)}
          </span>
        )}
        <Button
          aria-label={words.remove(name, city)}
          onClick={() => put([{ ...price, text: '' }])}
          variant="quiet"
        >
          {words.leaveOut}
        </Button>
      </div>
      {step === 'refused' && <p className="text-alarm text-small">{words.refused}</p>}
      {step === 'notAPrice' && <p className="text-alarm text-small">{words.notAPrice}</p>}
      {step === 'far' && (
        <TextField
          dir="auto"
          hint={words.noteNeeded(priceLimits.farPct)}
          label={words.noteOf(name, city)}
          maxLength={priceLimits.note}
          onChange={({ target }) => put([{ ...price, note: target.value }])}
          required
          value={price.note}
        />
      )}
    </li>
  )
}

/** Totals of the reference houses before and after. */
function Houses({ base, entries }: { base: PriceBook; entries: ReturnType<typeof entriesOf> }) {
  const houses = useMemo(() => referenceHouses(entries, base), [entries, base])
  return (
    <ScrollTable label={words.houses}>
      <thead>
        <tr>
          <th scope="col">{words.houses}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {houses.map(({ city, plot, grade, beforePkr, afterPkr }) => (
          <tr key={`${city} ${plot}`}>
            <th scope="row">{words.houseOf(words.plots[plot], words.grades[grade], words.cities[city])}</th>
            <td>{words.groupDigits(beforePkr)}</td>
            <td>{words.groupDigits(afterPkr)}</td>
            <td>
              {words.difference(afterPkr - beforePkr)} <br />
              {words.percent((afterPkr / beforePkr - 1) * 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

import { displayPart } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../../ui/button.tsx'
import type { SavingState } from './draft-saver.ts'
import { isStuck, SavingText } from './saving-text.tsx'

interface SendBarProps {
  /** The id of the form. */
  form: string
  headlinePkr: number
  /** Price for the same house, once everything has a price; undefined for an architect's fee. */
  sameHousePkr: number | undefined
  saving: SavingState
}

/** Both totals and the send button, always in sight on a phone; also the reason when the draft cannot be saved. */
export function SendBar({ form, headlinePkr, sameHousePkr, saving }: SendBarProps) {
  return (
    <section
      aria-label={words.checkAndSend}
      className="-mx-4 grid gap-x-4 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8"
    >
      {isStuck(saving) && <SavingText saving={saving} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_6rem] leading-snug figures">
          <span className="block text-small">
            {words.yourPrice}{' '}
            <b className="font-semibold">{headlinePkr > 0 ? displayPart(headlinePkr) : words.noTotal}</b>
          </span>
          {sameHousePkr !== undefined && (
            <span className="block text-muted text-small">
              {words.sameHouseInShort(displayPart(sameHousePkr))}
            </span>
          )}
        </p>
        <Button className="max-sm:px-4" form={form} type="submit" variant="main">
          {words.checkAndSend}
        </Button>
      </div>
    </section>
  )
}

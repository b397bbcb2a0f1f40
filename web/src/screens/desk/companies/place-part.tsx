import { maxPlaceReason, maxPosition } from '@tameer/contract'
import { readNumber } from '@tameer/figures'
import * as words from '#words/desk-company'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { CompanyInHand } from './company-acts.tsx'

/** For operators: the company's position in lists, and a form that gives it another one or none. */
export function PlacePart({ company: { id, version, profile }, take, noteConflict }: CompanyInHand) {
  const { position } = profile.company
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const [typed, why] = [readNumber(textOf(form, 'position')), textOf(form, 'why')]
    const wrong =
      typed !== undefined && !isPosition(typed) ? words.wrongPosition({ maximum: maxPosition }) : undefined
    if (show({ position: wrong, why: why === '' ? words.sayWhyPlaced : undefined })) return false
    const body = { version, position: typed ?? null, why }
    try {
      take(await callDesk('placeCompany', { params: { id }, body }))
    } catch (error) {
      if (!noteConflict(error)) throw error
      return false
    }
    form.reset()
    showToast(words.placed)
    return false
  })
  return (
    <NamedSection lead={words.placeLead} title={words.place}>
      <p className="mb-5 font-medium">{position === null ? words.noPosition : words.hasPosition(position)}</p>
      <div className="max-w-form">
        <SendForm {...frame}>
          <TextField
            autoComplete="off"
            className="max-w-60"
            error={problems.position}
            hint={words.newPositionHint(maxPosition)}
            inputMode="numeric"
            label={words.newPosition}
            name="position"
          />
          <TextField
            autoComplete="off"
            error={problems.why}
            hint={words.whyPlacedHint}
            label={words.whyPlaced}
            maxLength={maxPlaceReason}
            name="why"
            required
          />
          <Button busy={busy} className="sm:self-start" type="submit">
            {busy ? words.sending : words.savePlace}
          </Button>
        </SendForm>
      </div>
    </NamedSection>
  )
}

function isPosition(typed: number): boolean {
  return Number.isInteger(typed) && typed >= 1 && typed <= maxPosition
}

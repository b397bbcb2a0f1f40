import { latinDigits } from '@tameer/figures'

/** Lets fields for figures take the digits of an Urdu keyboard. Fields for text stay as they are. */
export function acceptUrduDigits(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data } = event
    // Digits that a keyboard composes cannot be stopped here: they are replaced when it ends.
    if (!isFigureField(target) || !data || !event.cancelable) return
    const latin = latinDigits(data)
    if (latin === data) return
    event.preventDefault()
    insert(latin)
  })
  document.addEventListener('compositionend', ({ target }) => {
    // The command types into the field that has the focus.
    if (!isFigureField(target) || document.activeElement !== target) return
    const latin = latinDigits(target.value)
    if (latin === target.value) return
    const { selectionStart, selectionEnd } = target
    target.select()
    insert(latin)
    // Addresses of mails have no place of the caret that scripts may read.
    if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd)
  })
}

function isFigureField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dir === 'ltr'
}

/** Types over the selection. Only this command is seen by the field's undo history and by the screen's handlers. */
function insert(text: string): void {
  document.execCommand('insertText', false, text)
}

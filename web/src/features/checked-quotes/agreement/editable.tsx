import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { editLimits } from '../checked-sheet.ts'

interface EditableProps {
  value: string
  /** Name for screen readers, which do not see the row that it stands in. */
  label: string
  /** Called when the person leaves it, with another text. Without it the text can only be read. */
  onChange: ((value: string) => void) | undefined
  lang?: 'en' | 'ur' | undefined
  className?: string | undefined
}

/** A text that is changed where it stands. Escape undoes, Enter leaves. */
export function Editable({ value, label, onChange, lang, className }: EditableProps) {
  const ref = useRef<HTMLSpanElement>(null)
  // The browser owns what is typed until the person leaves it.
  useLayoutEffect(() => {
    if (ref.current && ref.current.textContent !== value) ref.current.textContent = value
  })
  if (!onChange)
    return (
      <span className={className} lang={lang}>
        {value}
      </span>
    )
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (event.key === 'Escape') event.currentTarget.textContent = value
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      event.currentTarget.blur()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input breaks no lines, and the text stands among others
    <span
      aria-label={label}
      className={`editable ${className ?? ''}`}
      contentEditable="plaintext-only"
      dir={lang ? undefined : 'auto'}
      lang={lang}
      onBeforeInput={(event) => {
        const { textContent } = event.currentTarget
        const isFull = [...(textContent ?? '')].length >= editLimits.letters
        if (isFull && window.getSelection()?.isCollapsed) event.preventDefault()
      }}
      onBlur={({ currentTarget: { textContent } }) => {
        if (textContent !== value) onChange(textContent ?? '')
      }}
      onKeyDown={onKeyDown}
      // A browser scrolls to the cursor alone, so the bar would cover the other lines.
      onKeyUp={({ key, currentTarget }) => {
        if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
      }}
      ref={ref}
      role="textbox"
      suppressContentEditableWarning
      tabIndex={0}
    />
  )
}

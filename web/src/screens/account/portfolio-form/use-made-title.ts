import { type RefObject, useEffect, useRef, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/portfolio-form'
import { useAppSelector } from '../../../store/hooks.ts'
import { type Taps, titleOf } from './house-taps.ts'

interface MadeTitleOptions {
  formRef: RefObject<HTMLFormElement | null>
  /** The taps that the form was opened with. */
  opened: Taps
  /** The chosen city's id, '' for none. */
  city: string
  isNew: boolean
}

/** Writes the title from what is tapped, until the person writes another one. */
export function useMadeTitle({ formRef, opened, city, isNew }: MadeTitleOptions) {
  const [taps, setTaps] = useState(opened)
  const found = useAppSelector(({ cities }) => cities.list.find(({ id }) => String(id) === city))
  const title = titleOf(taps, found && nameOf(found))
  const made = useRef(title)

  useEffect(() => {
    const field = formRef.current?.elements.namedItem('title')
    const before = made.current
    made.current = title
    if (!isNew || title === before || !(field instanceof HTMLInputElement)) return
    if (field.value !== '' && field.value !== before) return
    field.value = title
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [title, isNew, formRef])

  return {
    taps,
    setTaps,
    hint: isNew && title !== '' ? words.madeFromTaps : undefined,
  }
}

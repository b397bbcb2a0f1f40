import { type RefObject, useEffect, useRef } from 'react'
import { readDraft, writeDraft } from '../../forms/draft.ts'
import { textOf } from '../../forms/form-problems.ts'

export const signUpDraftKey = 'sign-up'
const kept = ['name', 'email'] as const

/**
 * Restores name, email and categories after a reload. It does so in an effect, because the screen is prerendered and
 * its first render knows no draft. Returns the function that saves the draft.
 */
export function useSignUpDraft(
  formRef: RefObject<HTMLFormElement | null>,
  categoryIds: readonly number[],
  setCategoryIds: (ids: number[]) => void,
): () => void {
  const restored = useRef(false)
  const save = () => {
    const form = formRef.current
    if (!form || !restored.current) return
    const [name, email] = [textOf(form, 'name'), textOf(form, 'email')]
    writeDraft(signUpDraftKey, { name, email, categoryIds: categoryIds.map(String) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const draft = readDraft(signUpDraftKey)
    restored.current = true
    if (!draft) return
    for (const field of kept) {
      const control = formRef.current?.elements.namedItem(field)
      const text = draft[field]
      if (control instanceof HTMLInputElement && typeof text === 'string') control.value ||= text
    }
    if (Array.isArray(draft.categoryIds)) setCategoryIds(draft.categoryIds.map(Number))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen category sends no input event of its own
  useEffect(() => {
    if (categoryIds.length > 0) save()
  }, [categoryIds])

  return save
}

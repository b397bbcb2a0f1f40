import * as z from 'zod'

/** Collects the fields of a form by name, each as its last text or as all its texts. */
export interface FormFields {
  /** Adds one text under the name the form sent it with. Unknown names are dropped. */
  add(sentName: string, text: unknown): void
  /** Raw values by name, for the form's schema to validate. */
  values: Record<string, unknown>
}

/** The field that a sent name means: `cities[]` is `cities`. */
export function fieldName(sentName: string): string {
  return sentName.replace(/\[\]$/, '')
}

function isList(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isList(schema.unwrap())
  return schema instanceof z.ZodArray
}

/**
 * Collects the fields of a form: a field whose schema is a list keeps every text, any other the last one. An empty text
 * in a list means that the list is sent and empty.
 */
export function gatherFields(form: z.ZodType | undefined): FormFields {
  const shape = form instanceof z.ZodObject ? form.shape : {}
  const values: Record<string, unknown> = {}
  function add(sentName: string, text: unknown) {
    const name = fieldName(sentName)
    if (!Object.hasOwn(shape, name)) return
    if (!isList(shape[name])) values[name] = text
    else {
      const before = Array.isArray(values[name]) ? values[name] : []
      values[name] = text === '' ? before : [...before, text]
    }
  }
  return { add, values }
}

import type { User } from '@tameer/contract'

type Fields = Record<string, unknown>

/** Fields of an object; an empty object for any other value. */
const fieldsOf = (value: unknown) => Object(value) as Fields

const areAll = (type: 'string' | 'number' | 'boolean' | 'object', ...values: unknown[]) =>
  values.every((value) => typeof value === type)

/**
 * True when a stored value is an account as the contract has it, or as an earlier version of the client kept it,
 * without `imageWidth`. Written by hand: the contract's schemas would bring their library into the script of every
 * page.
 */
export function isUser(value: unknown): value is User {
  const { id, name, email, image, role, categories, contact, facts, rates, emailConfirmed, listed } =
    fieldsOf(value)
  return (
    areAll('string', id, name, email) &&
    (image === null || areAll('string', image)) &&
    role === 'Company' &&
    areAll('boolean', emailConfirmed, listed) &&
    // `typeof null` is 'object', so null is replaced.
    areAll('object', contact ?? 0, facts ?? 0, rates ?? 0) &&
    Array.isArray(categories) &&
    categories.every(isCompanyCategory)
  )
}

function isCompanyCategory(value: unknown): boolean {
  const { categoryId, category } = fieldsOf(value)
  const { id, name } = fieldsOf(category)
  return areAll('number', categoryId, id) && areAll('string', name)
}

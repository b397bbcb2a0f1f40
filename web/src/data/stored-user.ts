import type { User } from '@tameer/contract'

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

const fieldTypes: Record<Exclude<keyof User, 'categories' | 'image' | 'role'>, string> = {
  id: 'string',
  name: 'string',
  email: 'string',
  emailConfirmed: 'boolean',
  listed: 'boolean',
}

/**
 * Whether a stored value is an account as the contract has it. Written by hand: the contract's schemas would bring their
 * library into the script of every page.
 */
export function isUser(value: unknown): value is User {
  return (
    isFields(value) &&
    Object.entries(fieldTypes).every(([name, type]) => typeof value[name] === type) &&
    value.role === 'Company' &&
    (value.image === null || typeof value.image === 'string') &&
    Array.isArray(value.categories) &&
    value.categories.every(isCompanyCategory)
  )
}

function isCompanyCategory(value: unknown): boolean {
  if (!isFields(value)) return false
  const { categoryId, category } = value
  return (
    typeof categoryId === 'number' &&
    isFields(category) &&
    typeof category.id === 'number' &&
    typeof category.name === 'string'
  )
}

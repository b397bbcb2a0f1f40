/**
 * The password in the form that is hashed and compared (NFKC). Keyboards and systems write one letter in several ways, `ñ`
 * or Urdu's `آ` as one character or as two, and whoever types cannot choose. Spaces and marks stay as they are.
 */
export function composedPassword(typed: string): string {
  return typed.normalize('NFKC')
}

export type PasswordStrength = 'Strong' | 'Medium' | 'Weak'

/**
 * Strength of a password, as advice only: Strong from 8 characters with one of ! @ # $ % ^ & *, Medium from 6,
 * otherwise Weak.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length >= 8 && /[!@#$%^&*]/.test(password)) return 'Strong'
  return password.length >= 6 ? 'Medium' : 'Weak'
}

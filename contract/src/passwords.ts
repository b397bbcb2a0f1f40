export type PasswordStrength = 'Strong' | 'Medium' | 'Weak'

/**
 * Strength of a password, as advice only: Strong from 8 characters with one of ! @ # $ % ^ & *, Medium from 6,
 * otherwise Weak.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length >= 8 && /[!@#$%^&*]/.test(password)) return 'Strong'
  return password.length >= 6 ? 'Medium' : 'Weak'
}

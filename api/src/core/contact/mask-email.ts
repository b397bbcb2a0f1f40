/** An address by the first letters of its two parts, `s…@m….example`: enough to compare, too little to write to. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const ending = domain.slice(domain.lastIndexOf('.') + 1)
  return `${[...name][0] ?? ''}…@${[...domain][0] ?? ''}….${ending}`
}

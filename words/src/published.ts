const units: Readonly<Record<string, string>> = {
  to: 'سے',
  Thousand: 'ہزار',
  Lakh: 'لاکھ',
  Crore: 'کروڑ',
}

/** A published amount, such as `55 to 60 Lakh`, in Urdu: `55 سے 60 لاکھ`. */
export function publishedInUrdu(published: string): string {
  return String(published).replace(/[A-Za-z]+/g, (unit) => units[unit] ?? unit)
}

interface WrittenNumber {
  phone: string
  phoneDisplay: string
}

/** A number as its company or its project writes it, else as it is dialled. */
export function numberInWords(phone: string, ...written: (WrittenNumber | undefined)[]): string {
  return written.find((one) => one?.phone === phone)?.phoneDisplay || phone
}

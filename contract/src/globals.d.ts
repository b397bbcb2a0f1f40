// Globals that Node and every browser share beyond the language itself. This room has the types of neither.
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly username: string
  readonly password: string
  readonly href: string
}

declare class URLSearchParams {
  set(name: string, value: string): void
  readonly size: number
}

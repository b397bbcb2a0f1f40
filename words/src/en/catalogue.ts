/** A city, a service or a building type, by the name that the server keeps. */
export const nameOf = (name: string) => name

/** Several of them, one after another. */
export const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name).join(', ')

/** A city, a service or a building type, by its name on the server. */
export const nameOf = (name: string) => name

/** Several of them as a list. */
export const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name).join(', ')

import type { Named } from '../named.ts'

/** The name of a city, a service or a building type. */
export const nameOf = ({ name }: Named) => name

/** Cities in the order of the alphabet, as the server sends them. */
export const inOrder = <Item extends Named>(cities: Item[]) => cities

/** Several of them as a list. */
export const namesOf = (listed: readonly Named[]) => listed.map(nameOf).join(', ')

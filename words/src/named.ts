/** A city, a service or a building type as the server sends it: its name in English, and one in Urdu that the desk gave. */
export interface Named {
  name: string
  nameUr?: string | undefined
}

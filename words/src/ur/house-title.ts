/** How a house and its estimate are called: on screens, before the client runs, in previews. */
export const estimateTitle = (size: string, unit: string, city: string) =>
  `${city} میں ${size} ${unit} گھر کی تعمیر کی لاگت`

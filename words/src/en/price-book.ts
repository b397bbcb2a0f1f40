/** Item of a bill's line, as the price book has it. */
export const itemName = (item: string) => item

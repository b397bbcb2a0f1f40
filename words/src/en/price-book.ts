/** What a line of a bill is for, as the price book has it. */
export const itemName = (item: string) => item

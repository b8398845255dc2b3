/** The number on the wall: `14` of `Solveien 14`, `3B` of `Lia 3 b`. */
export const houseNumber = (addressLine: string) => /(\d+)\s?([a-zæøå])?$/i.exec(addressLine.trim())?.slice(1).join('').toUpperCase()

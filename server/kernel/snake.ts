/** What the database calls what is written like this in code. */
export const snake = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

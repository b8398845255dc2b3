/** A letter as it is compared: case and accents make no difference, nor how æ, ø and å are typed. */
const bare = (letter: string) => letter.toLowerCase().replace('æ', 'a').replace('ø', 'o').normalize('NFD').charAt(0)
const folded = (text: string) => Array.from(text, bare).join('')
export const wordsOf = (typed: string) =>
  folded(typed.replace(/aa|ae/gi, 'a').replace(/oe/gi, 'o'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether a text has all of these words. */
export const has = (text: string, words: readonly string[]) => words.every((word) => folded(text).includes(word))

/** A text in pieces, of which every second is what was typed. */
export function piecesOf(text: string, words: readonly string[]): string[] {
  const letters = Array.from(text)
  const said = letters.map(bare).join('')
  const isMeant = letters.map(() => false)
  for (const word of words) {
    const at = said.indexOf(word)
    if (at >= 0) isMeant.fill(true, at, at + word.length)
  }
  const pieces = ['']
  letters.forEach((letter, i) => {
    if (isMeant[i] === (pieces.length % 2 === 1)) pieces.push('')
    pieces[pieces.length - 1] += letter
  })
  return pieces
}

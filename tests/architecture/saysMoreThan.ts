const empty = new Set(['the', 'a', 'an', 'of', 'its', 'is', 'it'])

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zæøå0-9]+/)
    .filter((word) => word && !empty.has(word))

/** Whether it is a sentence, and not the name in other letters. */
export function saysMoreThan(name: string, description: string | null | undefined): boolean {
  const own = new Set(wordsOf(name))
  const said = description?.trim() ?? ''
  return /[.:…`)]$/.test(said) && !wordsOf(said).every((word) => own.has(word))
}

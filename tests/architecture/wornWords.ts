import { parseSync } from 'vite'
import type { Source } from './sources.ts'

const words = ['told', 'known', 'found', 'asked', 'below', 'Values', 'Told', 'Known', 'Found', 'Asked', 'Below'] as const
export type WornWord = (typeof words)[number]

/** How often each names something: every identifier, where it is declared and where it is used. */
export function usesOfWorn(files: readonly Pick<Source, 'file' | 'text'>[]): Record<WornWord, number> {
  const uses = Object.fromEntries(words.map((word) => [word, 0])) as Record<WornWord, number>
  for (const { file, text } of files) {
    // Most files hold none of them, and need not be parsed.
    if (words.some((word) => text.includes(word)))
      for (const name of namesIn(file, text)) if (Object.hasOwn(uses, name)) uses[name as WornWord]++
  }
  return uses
}

function namesIn(file: string, text: string): Iterable<string> {
  // A shorthand is one name at one place, although it stands for a key and a value.
  const names = new Map<number, string>()
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { type, name, start } = part as { type?: unknown; name?: unknown; start?: unknown }
    if (typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string') names.set(start as number, name)
    Object.values(part).forEach(look)
  }
  look(parseSync(file, text).program.body)
  return names.values()
}

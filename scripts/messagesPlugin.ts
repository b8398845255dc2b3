import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const messageFile = /\/(client\/messages\/\w+\/[\w.]+|schema\/errors\/\w+)\.json$/
const parser = '@formatjs/icu-messageformat-parser'

/** The very parser that the formatter would have used, so that both speak of the same tree. */
const besideFormatter = createRequire(createRequire(import.meta.url).resolve('intl-messageformat'))

/** The kind of a part that is words alone. */
const literal = 0

type Texts = { [key: string]: string | Texts }

type Parse = (text: string) => { type: number }[]

/** Plain words stay as they are; the client puts them into their one-leaf tree. */
function tree(text: string, parse: Parse) {
  const parts = parse(text)
  return parts.length === 1 && parts[0]!.type === literal ? text : parts
}

function compiled(texts: Texts, parse: Parse): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? tree(text, parse) : compiled(text, parse)]),
  )
}

/** Messages are parsed when the client is built, and the parser stays at home: 8 kB less for everybody's first page. */
export function precompiledMessages(): Plugin {
  return {
    name: 'precompiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: parser, replacement: besideFormatter.resolve(`${parser}/no-parser.js`) }] } }),
    transform: {
      filter: { id: messageFile },
      async handler(json) {
        const { parse } = (await import(pathToFileURL(besideFormatter.resolve(parser)).href)) as { parse: Parse }
        return { code: JSON.stringify(compiled(JSON.parse(json) as Texts, parse)), map: null }
      },
    },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const dynamicImport = /\bimport\((['"])([.#][^'"]+)\1\)/g

const fileOf = (name: string, from: string) =>
  name.startsWith('#') ? name.slice(1) : path.relative(root, path.resolve(path.dirname(from), name)).replaceAll(path.sep, '/')

/** Beside every `import()` of ours a word to whoever listens, before it is fetched. */
export const recordFetches = (): Plugin => ({
  name: 'record-fetches',
  enforce: 'post',
  transform: {
    filter: { id: /\/client\/.*\.tsx?$/ },
    handler: (code, id) => ({
      code: code.replaceAll(
        dynamicImport,
        (call, _quote, name: string) => `(globalThis.fetches?.(${JSON.stringify(fileOf(name, id))}), ${call})`,
      ),
      map: null,
    }),
  },
})

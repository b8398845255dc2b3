import type { Plugin } from 'vite'

/** What an address needs sets out with its page, or ahead of its client: an `import()` has nothing to fetch beforehand. */
export const bareImports = (): Plugin => ({
  name: 'bare-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})

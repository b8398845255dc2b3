import type { Plugin } from 'vite'

const naming = /^\w+\.displayName = "[^"]+";$/gm
const making = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
const fetchingAhead = /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g

/**
 * The router's components that nobody uses stay out of the build, although it names them for developers. What a link would
 * fetch beforehand is for those who draw their pages on a server by it.
 */
export const unusedComponents = (): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replaceAll(naming, '').replaceAll(making, '= /* @__PURE__ */ $1').replaceAll(fetchingAhead, 'null'),
      map: null,
    }),
  },
})

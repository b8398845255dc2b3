import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { bareImports } from './scripts/bareImports.ts'
import { chunks } from './scripts/chunks.ts'
import { drawnFirst } from './scripts/drawnFirst.ts'
import { precompiledMessages } from './scripts/messagesPlugin.ts'
import { unusedComponents } from './scripts/unusedComponents.ts'

const root = path.resolve(import.meta.dirname, 'client')
const router = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production')

/** The app and the GraphQL explorer, each a page of its own. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), precompiledMessages(), bareImports(), drawnFirst(), unusedComponents()],
  // RxJS gives its leaner build only to those who ask.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Emotion's `withTheme` brings it along; nothing here uses that.
    alias: [
      { find: 'hoist-non-react-statics', replacement: path.join(root, 'app/theme/standIns/noStatics.ts') },
      // Apollo prints what a client asks, and nothing else of what graphql's printer knows.
      { find: /^\.\/graphql\/print\.js$/, replacement: path.join(root, 'access/standIns/print.ts') },
      // Its list of attributes is the compiler's here.
      // What draws beforehand has no browser to ask.
      ...(isSsrBuild ? [] : [{ find: '@pandacss/is-valid-prop', replacement: path.join(root, 'app/theme/standIns/cssProperty.ts') }]),
      { find: '@emotion/is-prop-valid', replacement: path.join(root, 'app/theme/standIns/anyAttribute.ts') },
      // Four functions that Formik takes out of a library for everything.
      { find: /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/, replacement: path.join(root, 'ui/form/standIns/$1.ts') },
      // The router names only the build that warns its developers.
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: 'react-router/dom', replacement: `${router}/dom-export.mjs` },
    ],
  },
  // The content policy allows no `data:` fonts and no inline scripts.
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licences.txt' },
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // What an address needs is told by its page, and to a client that goes there by `app/ahead.ts`.
    modulePreload: { polyfill: false, resolveDependencies: (_file, names, { hostType }) => (hostType === 'html' ? names : []) },
    reportCompressedSize: false,
    // The explorer's editor is one large piece, for those who ask for it.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: {
      input: { app: path.join(root, 'index.html'), explorer: path.join(root, 'explorer/index.html') },
      // A library's own directive to a compiler that we don't run.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      output: {
        codeSplitting: {
          groups: chunks,
        },
      },
      treeshake: {
        // Each operation's module only declares, so that a screen takes along its own.
        moduleSideEffects: [{ test: /\/client\/generated\//, sideEffects: false }],
      },
    },
  },
}))

import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompiledMessages } from './scripts/messagesPlugin.ts'

const root = path.resolve(import.meta.dirname, 'client')

/** The app and the GraphQL explorer, each a page of its own. */
export default defineConfig({
  root,
  plugins: [react(), precompiledMessages()],
  // RxJS gives its leaner build only to those who ask.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Emotion's `withTheme` brings it along; nothing here uses that.
    alias: { 'hoist-non-react-statics': path.join(root, 'app/theme/noStatics.ts') },
  },
  // The content policy allows no `data:` fonts and no inline scripts.
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The explorer's editor is one large piece, for those who ask for it.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: {
      input: { app: path.join(root, 'index.html'), explorer: path.join(root, 'explorer/index.html') },
      // A library's own directive to a compiler that we don't run.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      output: {
        // A page's first load is few files: React, what every screen needs, and for private ones the GraphQL client.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: 'member',
              test: /client[\\/](app[\\/](PrivateArea|frame[\\/](MemberBar|MainMenu|MenuLinks|ProfileButton|useSession))|access[\\/](apollo|link|useRoleName))\.tsx?$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'frame', test: /client[\\/]app[\\/](AppProviders|router)\.tsx?$/, priority: 2 },
            {
              name: 'graphql',
              // Of graphql itself only what the client walks and prints documents by: the rest is the explorer's.
              test: /node_modules[\\/](@apollo|@wry|optimism|rxjs|tslib|graphql[\\/](language[\\/](ast|blockString|characterClasses|kinds|printer|printString|visitor)|jsutils[\\/](devAssert|inspect))\.mjs)/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      treeshake: {
        // Each operation's module only declares, so that a screen takes along its own.
        moduleSideEffects: [{ test: /\/client\/generated\//, sideEffects: false }],
      },
    },
  },
})

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
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
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
            { name: 'frame', test: /client[\\/]app[\\/](AppProviders|router)\.tsx?$/, priority: 2 },
            {
              name: 'graphql',
              test: /node_modules[\\/](@apollo|@wry|graphql(?![\\/]language[\\/]print)|optimism|rxjs|tslib)[\\/]/,
              priority: 1,
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

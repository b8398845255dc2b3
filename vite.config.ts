import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = path.resolve(import.meta.dirname, 'client')

/** The app and the GraphQL explorer, each a page of its own. */
export default defineConfig({
  root,
  plugins: [react()],
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
      treeshake: {
        // Each operation's module only declares, so that a screen takes along its own.
        moduleSideEffects: [{ test: /\/client\/generated\//, sideEffects: false }],
      },
    },
  },
})

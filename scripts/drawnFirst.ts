import type { IndexHtmlTransformContext, Plugin } from 'vite'

const styles = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g
const scripts = /<(?:script type="module"|link rel="modulepreload")/g

const textOf = (bundle: IndexHtmlTransformContext['bundle'], file: string) => {
  const asset = bundle?.[file]
  if (asset?.type !== 'asset') throw new Error(`${file} is nowhere in the build`)
  return String(asset.source).trim()
}

/** The page shows what was drawn beforehand: its styles lie in it, and its scripts let the picture and the font go first. */
export const drawnFirst = (): Plugin => ({
  name: 'drawn-first',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) =>
      path === '/index.html'
        ? html
            .replaceAll(styles, (_link, file: string) => `<style nonce="__CSP_NONCE__">${textOf(bundle, file)}</style>`)
            .replaceAll(scripts, '$& fetchpriority="low"')
        : html,
  },
})

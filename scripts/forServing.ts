// node scripts/forServing.ts: leaves in package.json what the server itself reads; `npm prune` then removes what the client was built of.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** What runs where the product is served. */
const served = ['{server,schema,migrations,demo}/**/*.ts', 'scripts/{backup,restore,integrity,migrate,demo,move-files}.ts']

/** The packages of these that code which is served names, to import them or to read what lies in them. */
export function servedPackages(names: readonly string[]): string[] {
  const texts = globSync(served, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'))
  return names.filter((name) =>
    texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`\`${name}/`)),
  )
}

if (import.meta.main) {
  const file = path.join(root, 'package.json')
  const described = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  const kept = new Set(servedPackages(Object.keys(described.dependencies)))
  described.dependencies = Object.fromEntries(Object.entries(described.dependencies).filter(([name]) => kept.has(name)))
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../schema')

/** The product's own contract, which every peer serves. */
export const contract = globSync('**/*.graphql', { cwd: folder, exclude: ['public.graphql'] })
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

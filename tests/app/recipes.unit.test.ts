import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from '#client/app/theme/system.ts'

const sources = globSync('client/**/*.{ts,tsx}', { exclude: ['client/generated/**', 'client/explorer/**'] }).map((file) =>
  readFileSync(file, 'utf8'),
)

/** What is imported from Chakra as a value and looks like a component. */
const imports = sources.flatMap((source) =>
  Array.from(source.matchAll(/^import \{([^}]*)\} from '@chakra-ui\/react'/gm), ([, names = '']) => names),
)
const imported = new Set(
  imports
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^[A-Z]/.test(name)),
)
/** Recipes asked for by their key. */
const byKey = sources.flatMap((source) => Array.from(source.matchAll(/(?:Recipe|Context)\(\{ key: '(\w+)' \}\)/g), ([, key = '']) => key))

const withoutRecipe = new Set(['Box', 'ChakraProvider', 'Flex', 'Grid', 'Portal', 'Stack', 'Toaster'])
/** These open later, and bring their recipe along. */
const bringsRecipe: Record<string, string> = { Dialog: '{...modal}', Drawer: '{...sideModal}', Menu: '{...menu}' }
const namedOtherwise: Record<string, string> = { IconButton: 'button', NativeSelect: 'nativeSelect', Image: 'image' }

const needed = [...imported]
  .filter((name) => !withoutRecipe.has(name) && !bringsRecipe[name])
  .map((name) => namedOtherwise[name] ?? name[0]!.toLowerCase() + name.slice(1))

test('every component in use has its recipe; without it, it would show without any style', () => {
  const missing = [...needed, ...byKey].filter((key) => !system().hasRecipe(key))
  expect(missing).toEqual([])
})

test('no recipe is carried that nothing uses', () => {
  const { recipes = {}, slotRecipes = {} } = system()._config.theme ?? {}
  const carried = [...Object.keys(recipes), ...Object.keys(slotRecipes)]
  expect(carried.filter((key) => !needed.includes(key) && !byKey.includes(key))).toEqual([])
})

test('what opens later brings its recipe along wherever it opens', () => {
  const opened = sources.flatMap((source) =>
    Array.from(source.matchAll(/<(Dialog|Drawer|Menu)\.Root([^>]*)/g), ([, name = '', given = '']) => ({ name, given })),
  )
  expect(opened.length).toBeGreaterThan(6)
  expect(opened.filter(({ name, given }) => !given.includes(bringsRecipe[name]!))).toEqual([])
})

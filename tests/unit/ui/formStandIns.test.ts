import { describe, expect, test } from 'vitest'
import clone from '#client/ui/form/standIns/clone.ts'
import cloneDeep from '#client/ui/form/standIns/cloneDeep.ts'
import isPlainObject from '#client/ui/form/standIns/isPlainObject.ts'
import toPath from '#client/ui/form/standIns/toPath.ts'

describe('what a form takes out of a library for everything', () => {
  const file = new File(['x'], 'x.txt')
  const typed = { title: 'Tak', parts: [{ name: 'Renne', at: null }], file, from: undefined }

  test('a deep copy shares nothing but its files', () => {
    const copy = cloneDeep(typed) as typeof typed
    expect(copy).toEqual(typed)
    expect(copy).not.toBe(typed)
    expect(copy.parts).not.toBe(typed.parts)
    expect(copy.parts[0]).not.toBe(typed.parts[0])
    expect(copy.file).toBe(file)
  })

  test('a copy shares what lies in it', () => {
    const copy = clone(typed) as typeof typed
    expect(copy).toEqual(typed)
    expect(copy.parts).toBe(typed.parts)
    expect(clone(typed.parts)).toEqual(typed.parts)
    expect(clone('Tak')).toBe('Tak')
  })

  test.each([
    ['title', ['title']],
    ['parts[0].name', ['parts', '0', 'name']],
    ['parts.0.name', ['parts', '0', 'name']],
  ])('the way to %s', (name, way) => expect(toPath(name)).toEqual(way))

  test('a way that was read already stays', () => expect(toPath(['parts', 0])).toEqual(['parts', '0']))

  test.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    [file, false],
    ['Tak', false],
  ])('%o is an object of its own: %s', (value, is) => expect(isPlainObject(value)).toBe(is))
})

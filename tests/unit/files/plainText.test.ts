import { expect, test } from 'vitest'
import { isPlainText } from '#server/files/plainText.ts'

test('a head that ends within a character is still text', () => {
  expect(isPlainText(Buffer.from('måned').subarray(0, 2))).toBe(true)
})
test('text in UTF-16 is text', () => {
  expect(isPlainText(Buffer.from('\uFEFFmåned', 'utf16le'))).toBe(true)
})
test('a page in UTF-16 is a page', () => {
  expect(isPlainText(Buffer.from('\uFEFF<html><script>', 'utf16le'))).toBe(false)
})
test('a long run of blanks and comments is looked through quickly', () => {
  const long = Buffer.from(`${'<!-- -->'.repeat(4000)}${' '.repeat(30_000)}x`)
  expect(isPlainText(long)).toBe(true)
})

import { describe, expect, test } from 'vitest'
import { disposition, fileHeaders } from '#server/files/serving/headers.offer.ts'
import { holds, rangeOf } from '#server/files/serving/range.ts'

describe('a part that is asked for', () => {
  test.each<[string | undefined, ReturnType<typeof rangeOf>]>([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=0-1000', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', null],
    ['bytes=100-200', null],
    ['bytes=-0', null],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=a-b', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
    ['bytes=99999999999999999999-', null],
  ])('%s of 100', (asked, range) => expect(rangeOf(asked, 100)).toEqual(range))
})

test('a content that the caller holds is known by its tag', () => {
  expect(holds('"a"', '"a"')).toBe(true)
  expect(holds('W/"a", "b"', '"b"')).toBe(true)
  expect(holds('W/"a"', '"a"')).toBe(true)
  expect(holds('*', '"a"')).toBe(true)
  expect(holds('"ab"', '"a"')).toBe(false)
  expect(holds(undefined, '"a"')).toBe(false)
})

describe('what a browser is told of a file', () => {
  test.each([
    ['plan.pdf', 'application/pdf', false, `inline; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ['plan.pdf', 'application/pdf', true, `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ['måned.csv', 'text/csv', false, `attachment; filename="ma_ned.csv"; filename*=UTF-8''m%C3%A5ned.csv`],
    ['a"b\\c%.txt', 'text/plain', false, `inline; filename="a_b_c_.txt"; filename*=UTF-8''a%22b%5Cc%25.txt`],
    ["kari's (1)*.zip", 'application/zip', false, `attachment; filename="kari's (1)*.zip"; filename*=UTF-8''kari%27s%20%281%29%2A.zip`],
    ['a\r\nb.xml', 'application/xml', false, `attachment; filename="a__b.xml"; filename*=UTF-8''a%0D%0Ab.xml`],
    ['🏠.png', 'image/png', false, `inline; filename="__.png"; filename*=UTF-8''%F0%9F%8F%A0.png`],
  ])('%j of type %s', (name, type, asDownload, told) => expect(disposition({ name, type }, asDownload)).toBe(told))

  test('it runs nothing, and shows nothing from elsewhere', () => {
    expect(fileHeaders('text/plain')['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(fileHeaders('video/mp4')['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(fileHeaders('application/pdf')['content-security-policy']).toMatch(/^default-src 'none'/)
  })
})

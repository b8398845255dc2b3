import { describe, expect, test } from 'vitest'
import { faultOf, type UploadKind } from '#client/files/upload/fileRules.ts'

/** A file as the browser describes it; of its content only the size counts here. */
const file = (name: string, type = '', size = 10) => Object.defineProperty(new File([''], name, { type }), 'size', { value: size })

describe('a document', () => {
  test.each([
    ['a.zip', 'application/zip'],
    ['a.docx', ''],
    ['a.xlsx', ''],
    ['a.pdf', 'application/pdf'],
    ['a.png', 'image/png'],
    ['a.mp4', 'video/mp4'],
    ['a.txt', 'text/plain'],
    ['a.dwg', ''],
    ['a.kof', ''],
    ['a.sos', ''],
    ['A.DWG', 'application/octet-stream'],
  ])('may be %s', (name, type) => {
    expect(faultOf(file(name, type), 'document')).toBeUndefined()
  })

  test.each([
    ['a.exe', 'application/x-msdownload'],
    ['a.bat', ''],
    ['noextension', ''],
  ])('may not be %s', (name, type) => {
    expect(faultOf(file(name, type), 'document')).toBe('notValid')
  })
})

describe('a picture', () => {
  test.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.PNG', ''],
  ])('may be %s', (name, type) => {
    expect(faultOf(file(name, type), 'image')).toBeUndefined()
  })

  test.each([
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
    ['a.png', 'text/plain'],
    ['a.pdf', 'application/pdf'],
  ])('may not be %s of %s', (name, type) => {
    expect(faultOf(file(name, type), 'image')).toBe('notImage')
  })
})

describe.each<UploadKind>(['image', 'document'])('any %s', (kind) => {
  test('may have a hundred megabytes, and not one byte more', () => {
    expect(faultOf(file('a.png', 'image/png', 104_857_600), kind)).toBeUndefined()
    expect(faultOf(file('a.png', 'image/png', 104_857_601), kind)).toBe('fileTooBig 100')
  })

  test('has something in it', () => {
    expect(faultOf(file('a.png', 'image/png', 0), kind)).toBe('empty')
  })
})

import { expect, test } from 'vitest'
import { busy } from '#server/kernel/errors.ts'
import { checkStore } from '#server/start/checkStore.ts'

const bucket = { kind: 's3', bucket: 'papers', endpoint: 'https://store.example/', region: 'no', scratch: '/nowhere' } as const
const folder = { kind: 'local', folder: '/nowhere/files' } as const
const failing = (fault: object) => ({ ready: () => Promise.reject(busy(Object.assign(new Error('no'), fault))) })

test.each([
  [bucket, { $metadata: { httpStatusCode: 404 } }, 'FILES_URL names a bucket that is not there: papers at store.example.'],
  [
    bucket,
    { $metadata: { httpStatusCode: 403 } },
    /^FILES_URL: the keys of AWS_ACCESS_KEY_ID don't open the bucket papers at store.example\.$/,
  ],
  [bucket, { code: 'ENOTFOUND' }, 'FILES_URL names a store that is not there: store.example.'],
  [folder, { code: 'EACCES' }, 'FILES_URL must be a folder that can be written: /nowhere/files.'],
])('what was written down wrong stops the start in one line: %#', async (place, fault, line) => {
  await expect(checkStore(failing(fault), place, () => undefined)).rejects.toThrow(line)
})

test('a store that is only away is warned of, and the start goes on', async () => {
  const lines: string[] = []
  await checkStore(failing({ code: 'ECONNREFUSED' }), bucket, (line) => lines.push(line))
  await checkStore(failing({ code: 'ENOSPC' }), folder, (line) => lines.push(line))
  expect(lines).toEqual(Array.from({ length: 2 }, () => 'The file store does not answer; /readyz says so until it does.'))
})

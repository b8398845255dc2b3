import type { Person } from '../data/people.ts'

const boundary = 'grunnmur-bench-boundary'
export const uploadPath = '/api/private/temporary-document'
/** Before and behind the content of a file. */
export const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rapport.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
export const tail = `\r\n--${boundary}--\r\n`
export const headersOf = ({ token, accountId }: Person) => ({
  cookie: `session=${token}`,
  'x-account': accountId,
  'content-type': `multipart/form-data; boundary=${boundary}`,
})

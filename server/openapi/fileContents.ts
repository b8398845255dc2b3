import type { Components } from './components.ts'
import { allowance, allowanceOfToken, type Header, type Headers, tag } from './headers.ts'
import type { ApiOperation } from './operations.ts'
import { linkKey, type Parameter, withExample } from './parameters.ts'
import type { Refusal } from './refusals.ts'
import { besidesOfFile, responsesTo } from './refusedAnswers.ts'

const parameters: Parameter[] = [
  {
    name: 'fileId',
    in: 'path',
    required: true,
    description: 'The id of the file, as the record that it belongs to tells it.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'w',
    in: 'query',
    required: false,
    description: 'Of a picture the width that is wanted, in pixels; the whole picture where it is left out.',
    schema: { type: 'integer', enum: [160, 480, 1280] },
  },
  {
    name: 'download',
    in: 'query',
    required: false,
    description: 'Where it is there, with whatever value, a browser saves the file rather than showing it.',
    schema: { type: 'string' },
  },
  {
    name: 'Range',
    in: 'header',
    required: false,
    description: 'Which bytes of the content are wanted; all where it is left out.',
    schema: { type: 'string' },
  },
  {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The tag of an earlier answer; 304 where nothing has changed.',
    schema: { type: 'string' },
  },
]

const ofCompany: Parameter = {
  name: 'companyId',
  in: 'query',
  required: true,
  description: 'The id of the company whose logo it is.',
  schema: { type: 'string', format: 'uuid' },
}

const range: Header = { description: 'The length of the whole: `bytes */1024`.', required: true, schema: { type: 'string' } }
const binary = { '*/*': { schema: { type: 'string', format: 'binary' } } }
const answered = (headers: Headers) => ({
  200: { description: 'The content, with its own media type.', headers, content: binary },
  206: { description: 'The bytes that `Range` asked for.', headers, content: binary },
  304: { description: 'The content has not changed since the answer with that tag.', headers },
  416: {
    description: 'The content is shorter than the part that was asked for; `Content-Range` says how long it is.',
    headers: { ...headers, 'Content-Range': range },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
})
const responses = answered({ ...tag, ...allowanceOfToken })
const responsesByLink = answered({ ...tag, ...allowance })

const description = 'The content of a file, for those who may see the record that it belongs to'
const common: Refusal[] = ['badRequest', 'entityNotFound', 'internalError', 'busy', 'databaseAway', 'filesAway']

/** The contents of files, which are no rows: they stream. */
export const fileContents = (components: Components): Record<string, { get: ApiOperation }> => ({
  '/api/private/file/{fileId}': {
    get: {
      operationId: 'fileContent',
      summary: description,
      description: `${description}.\n\nPermission: that of the record.`,
      tags: ['files'],
      security: [{ session: [] }, { token: [] }],
      parameters: parameters.map(withExample),
      responses: {
        ...responses,
        ...responsesTo(
          components,
          ['unauthenticatedUser', 'accountSwitched', 'authorizationFailure', 'role', 'scope', 'noAccount', 'tooMany', ...common],
          besidesOfFile(false),
        ),
      },
    },
  },
  '/api/private/company/logo': {
    get: {
      operationId: 'companyLogo',
      summary: 'The logo of a company',
      description: 'The logo of a company.\n\nPermission: an account, where companyAccountManagement is on.',
      tags: ['companies'],
      security: [{ session: [] }, { token: [] }],
      parameters: [ofCompany, ...parameters.slice(1)].map(withExample),
      responses: {
        ...responses,
        204: { description: 'The company has none.', headers: allowanceOfToken },
        ...responsesTo(
          components,
          ['unauthenticatedUser', 'accountSwitched', 'role', 'scope', 'noAccount', 'feature', 'tooMany', ...common],
          besidesOfFile(false),
        ),
      },
    },
  },
  '/api/public/{publicLinkKey}/file/{fileId}': {
    get: {
      operationId: 'fileContentByLink',
      summary: `${description}, by a link`,
      description: `${description}, where a link shows that record.\n\nPermission: that of the record.`,
      tags: ['sharing'],
      security: [],
      parameters: [linkKey, ...parameters].map(withExample),
      responses: {
        ...responsesByLink,
        ...responsesTo(components, ['authorizationFailure', 'linkExpired', 'tooMany', ...common], besidesOfFile(true)),
      },
    },
  },
})

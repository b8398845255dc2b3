import type { Readable } from 'node:stream'
import type { DataSource } from 'typeorm'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ErrorCode, ErrorReason } from '#schema/errors.ts'
import type { Rules } from '#schema/rules.ts'
import type { Config } from '#server/config.ts'
import type { Call } from './call.ts'
import type { FileStore } from './fileStore.ts'
import type { Operation } from './operation.ts'
import type { Send } from './read/root.ts'
import type { Language } from './texts.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'
type NamedValues = Readonly<Record<string, unknown>>

/** An answer written out as a file. */
export interface FileForm {
  type: string
  write(answer: NamedValues, language: Language): Promise<{ name: string; content: Buffer }>
}
/** A content as an answer. Its type stands among the headers. */
export interface SentContent {
  headers: Readonly<Record<string, string | number>>
  content: Readable
}
/** Where contents lie, and how it is asked who may have them. */
export interface Serving {
  config: Pick<Config, 'reportWait'>
  db: DataSource
  files: FileStore
  send: Send
}
/** Answers a content, as soon as it is there: which one, the operation's own answer tells. */
export interface Sends {
  /** For the description. */
  type: string
  content(answer: NamedValues, context: { app: Serving; call: Call }): Promise<SentContent>
}

interface Next {
  operation: Operation
  when(answer: NamedValues): boolean
}

/** A row of the REST layer: where an operation is found, how the request becomes its input, and what of the answer is told. */
export interface Route {
  method: Method
  /** `:name` is a field of the operation's input; `:publicLinkKey` says who asks. */
  path: string
  operation: Operation
  /** The GraphQL selection that makes the answer; without one the answer is 204. */
  answer: string | undefined
  /** Of an answer; 201 where it tells of something new. */
  status: 200 | 201
  shape: 'list' | 'page'
  /** Names of parameters, in the query or the path, that differ from the input's. */
  query: Readonly<Record<string, string>>
  /** Reshapes a body; it decides nothing. */
  body: (body: NamedValues) => NamedValues
  /** The rules of what is sent, where `body` reshapes it; for the description. */
  takes: ObjectSchema<AnyObject> | undefined
  /** Refusals of its own, beside those that every call of its kind may meet; for the description. */
  refuses: readonly (ErrorCode | ErrorReason)[]
  /** The content comes as multipart/form-data, or as it is: a part of one. */
  takesFile: false | 'form' | 'content'
  /** What is done next, before the answer, where the operation's own says so. */
  next: Next | undefined
  /** What the operation answers is for `next` alone. */
  tellsNothing: boolean
  /** The answer is handed out as one of these: what `format` names, else the first. */
  files: Readonly<Record<string, FileForm>> | undefined
  /** Done once the answer to a GET is out, with the same input: that it was looked at. Never for who only looks whether it is there. */
  afterwards: Operation | undefined
  /** Sent in place of the answer. */
  sends: Sends | undefined
  /** Without `If-Match` it is refused, where the last writer must not win. */
  needsVersion: boolean
}

type Options = Partial<
  Pick<
    Route,
    | 'answer'
    | 'status'
    | 'shape'
    | 'query'
    | 'body'
    | 'refuses'
    | 'needsVersion'
    | 'files'
    | 'afterwards'
    | 'sends'
    | 'next'
    | 'tellsNothing'
  >
> & {
  takes?: Rules
}
const row =
  (method: Method, takesFile: Route['takesFile'] = false) =>
  (
    path: string,
    operation: Operation,
    {
      answer,
      status = 200,
      shape = 'list',
      query = {},
      body = (sent) => sent,
      takes,
      refuses = [],
      files,
      afterwards,
      needsVersion = false,
      sends,
      next,
      tellsNothing = false,
    }: Options = {},
  ): Route => ({
    method,
    path,
    operation,
    answer,
    status,
    shape,
    query,
    body,
    takes: takes as Route['takes'],
    refuses,
    takesFile,
    files,
    afterwards,
    needsVersion,
    sends,
    next,
    tellsNothing,
  })

export const get = row('get')
export const post = row('post')
export const put = row('put')
export const del = row('delete')
export const postFile = row('post', 'form')
export const putContent = row('put', 'content')

export const isPublicLink = ({ path }: Route) => path.includes('/:publicLinkKey/')
export const pathNames = ({ path }: Pick<Route, 'path'>) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'publicLinkKey')
export const fieldNamed = ({ query }: Pick<Route, 'query'>, name: string) => (Object.hasOwn(query, name) ? query[name]! : name)
export const pathFields = (route: Route) => pathNames(route).map((name) => fieldNamed(route, name))

import { isDeepStrictEqual } from 'node:util'
import { type OperationName, operations } from '../operations/operations.ts'
import type { Request } from '../operations/requests.ts'

export interface AskedCall {
  name: string
  port: number
}

/** What differs from call to call by its nature, and where in the document a library sees a fault. */
const always = ['requestId', 'locations']
/** The id and moment of what a call has made, and which time of a series it was. */
const ofCommand = [...always, 'id', 'createdAt', 'url', 'name', 'dueDate']
/** What of one operation alone: how often it was changed, or when it was done. */
const ofOne: Partial<Record<OperationName, readonly string[]>> = {
  saveBudget: ['version'],
  archiveTask: ['taskId'],
  completePoint: ['completedAt'],
  // A time of a series is known by a hash of both.
  yearWheel: ['id'],
}
const commands = new Set(operations.filter(({ kind }) => kind === 'command').map(({ name }) => name))

export async function askedOf({ port }: AskedCall, { path, headers, body }: Request): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })
  return response.text()
}

const usesUp = (request: Request) => operations.some(({ name, usesUp: used }) => used !== null && name === request.operation)

const meaning = (text: string, { operation }: Request): unknown => {
  const left = [...(commands.has(operation) ? ofCommand : always), ...(ofOne[operation] ?? [])]
  return JSON.parse(text, (key, value: unknown) => {
    if (left.includes(key)) return undefined
    // Fields are refused in no order of their own.
    return key === 'errors' ? (value as object[]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) : value
  }) as unknown
}

const [emptyList, filledList] = [/"totalCount" ?: ?0/, /"totalCount" ?: ?[1-9]/]

/** A figure says nothing about servers that answer differently, that refuse where they should answer, or that find no row at all; `requestFor` gives each its own call where one can be made only once. */
export async function compareAnswers(servers: readonly AskedCall[], calls: readonly (() => Request)[]) {
  const [first, ...others] = servers
  const answers: string[] = []
  for (const call of calls) {
    const request = call()
    const expected = await askedOf(first!, request)
    if (expected.includes('"errors":') !== request.refused)
      throw new Error(`${first!.name} ${request.refused ? 'answers' : 'refuses'} ${request.operation}:\n${expected}\n${request.body}`)
    answers.push(expected)
    for (const other of others) {
      const found = await askedOf(other, usesUp(request) ? call() : request)
      if (isDeepStrictEqual(meaning(found, request), meaning(expected, request))) continue
      throw new Error(`${other.name} answers ${request.operation} otherwise than ${first!.name}:\n${found}\n${expected}\n${request.body}`)
    }
  }
  if (answers.some((answer) => emptyList.test(answer)) && !answers.some((answer) => filledList.test(answer)))
    throw new Error(`${first!.name} has no row for any call of ${calls[0]!().operation}`)
}

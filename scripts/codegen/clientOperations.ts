import { generate } from '@graphql-codegen/cli'
import config from '../../codegen.ts'

/** Answers what the generator would write, without writing it. */
export async function clientOperations(): Promise<Record<string, string>> {
  const files = (await generate(config, false)) as { filename: string; content: string }[]
  return Object.fromEntries(files.map(({ filename, content }) => [filename, content]))
}

import { loadSchema, printedPublicSchema } from '#server/kernel/schema.ts'

/** What a public link may read, in full, so that whoever reviews a change sees what it opens. */
export const publicSchema = async (): Promise<Record<string, string>> => ({
  'tests/architecture/public.graphql': printedPublicSchema(loadSchema()),
})

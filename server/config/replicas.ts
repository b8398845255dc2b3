import { type Environment, given, refuse } from './variables.ts'

const expected = 'addresses like postgres://user:password@replica:5432/database, separated by commas'

/** The databases that follow the one of DATABASE_URL, each by its own address. */
export function readReplicas(env: Environment): readonly string[] {
  const listed = given(env, 'DATABASE_REPLICA_URL')
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (!listed?.length) return []
  if (!given(env, 'DATABASE_URL')) refuse('DATABASE_REPLICA_URL', 'left out where DATABASE_URL is: nothing follows the embedded database')
  return listed.map((each) => {
    const parsed = URL.parse(each)
    const fits = parsed && ['postgres:', 'postgresql:'].includes(parsed.protocol) && parsed.hostname !== ''
    return fits ? parsed.href : refuse('DATABASE_REPLICA_URL', expected)
  })
}

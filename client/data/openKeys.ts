import type { ApolloClient } from '@apollo/client'

/** Of what was sent and is not answered: the command with its words, and the key that it is known by. */
const open = new WeakMap<ApolloClient, Map<string, string>>()

const commands = new WeakMap<ApolloClient, number>()
/** Another number once anything was sent, or answered. */
export const commandsOf = (client: ApolloClient) => commands.get(client) ?? 0
const count = (client: ApolloClient) => void commands.set(client, commandsOf(client) + 1)

/**
 * The same key for the same command with the same words until it is answered, whatever else is sent meanwhile and from
 * whichever screen: what is sent again after its answer got lost is done once. It goes with whoever sent it.
 */
export function keyOf(client: ApolloClient, command: string) {
  const keys = open.get(client) ?? new Map<string, string>()
  open.set(client, keys)
  const key = keys.get(command) ?? crypto.randomUUID()
  keys.set(command, key)
  count(client)
  return {
    key,
    /** The same words are a new wish from now on. */
    answered: () => {
      keys.delete(command)
      count(client)
    },
  }
}

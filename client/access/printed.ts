/** Apart from the client, which almost never needs it. */
export { print } from 'graphql'

// Before React is loaded: it would ask for one for each element, for debuggers to follow.
Reflect.deleteProperty(console, 'createTask')
const { default: react } = await import('react')
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object

/** As when so many have been noted that it notes no more: where each element was made is for tools that nobody has open here. */
const enough = 1e4
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => enough, set() {}, configurable: true })

export {}

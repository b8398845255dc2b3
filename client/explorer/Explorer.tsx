import { GraphiQL } from 'graphiql'
import { useMemo, useState } from 'react'
import { endpointOf, fetcherFor } from './endpoint.ts'
import { accountExamples, publicExamples } from './examples.ts'

const keyIn = (form: HTMLFormElement) => {
  const typed = new FormData(form).get('publicLinkKey')
  return typeof typed === 'string' ? typed.trim() : ''
}

/** Each endpoint keeps its own tabs: a query of the one is often no query of the other. */
const storageOf = (publicLinkKey: string) => {
  const prefix = publicLinkKey ? 'public:' : 'account:'
  return {
    get length() {
      return localStorage.length
    },
    clear: () => localStorage.clear(),
    getItem: (name: string) => localStorage.getItem(prefix + name),
    setItem: (name: string, value: string) => localStorage.setItem(prefix + name, value),
    removeItem: (name: string) => localStorage.removeItem(prefix + name),
  }
}

export function Explorer() {
  const [publicLinkKey, setPublicLinkKey] = useState('')
  const fetcher = useMemo(() => fetcherFor(publicLinkKey), [publicLinkKey])
  const storage = useMemo(() => storageOf(publicLinkKey), [publicLinkKey])

  return (
    <GraphiQL
      key={publicLinkKey}
      fetcher={fetcher}
      storage={storage}
      defaultTabs={publicLinkKey ? publicExamples : accountExamples}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <form
          className="endpoint"
          onSubmit={(event) => {
            event.preventDefault()
            setPublicLinkKey(keyIn(event.currentTarget))
          }}
        >
          <code>{endpointOf(publicLinkKey)}</code>
          <label htmlFor="publicLinkKey">Public link</label>
          <input id="publicLinkKey" name="publicLinkKey" defaultValue={publicLinkKey} placeholder="key, or empty" />
          <button type="submit" className="graphiql-button">
            Use
          </button>
        </form>
      </GraphiQL.Logo>
    </GraphiQL>
  )
}

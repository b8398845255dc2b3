import { GraphiQL } from 'graphiql'
import { useState } from 'react'
import { endpointOf, fetcherFor } from './endpoint.ts'
import { accountExamples, publicExamples } from './examples.ts'
import { tabsOf } from './tabsOf.ts'

const publicLinkKey = new URLSearchParams(location.search).get('publicLinkKey')?.trim() ?? ''
const fetcher = fetcherFor(publicLinkKey)

/** Which endpoint is asked stands in the address, so that it can be shared and survives a reload. */
export function Explorer() {
  const [tabs] = useState(() => tabsOf(publicLinkKey ? 'public' : 'account'))
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={tabs}
      defaultTabs={publicLinkKey ? publicExamples : accountExamples}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <form className="endpoint" action="/explorer">
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

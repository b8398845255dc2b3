import type { TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { type DocumentNode, Kind } from 'graphql'
import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'

const name = (value: string) => ({ kind: Kind.NAME, value }) as const

/** Written out, so that no screen carries the parser for one line. */
const mayOfEstate = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: name('MayOfEstate'),
      typeCondition: { kind: Kind.NAMED_TYPE, name: name('Estate') },
      selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: name('may') }] },
    },
  ],
} satisfies DocumentNode as TypedDocumentNode<{ __typename: 'Estate'; may: string[] }>

/** What this viewer may do on the parts of an estate, as the server said with it. Nothing, until it has. */
export function useMay(estateId: string) {
  const { data } = useFragment({ fragment: mayOfEstate, from: { __typename: 'Estate', id: estateId } })
  return (action: Action, part: SectionName) => data.may?.includes(`${action} ${part}`) ?? false
}

import { Button, chakra, Heading } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { EstateCardFragment, WaitingQuery } from '#client/generated/graphql.ts'
import type { Urgency } from '#client/generated/types.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { WaitingRow } from './WaitingRow.tsx'
import { type Matter, wayTo } from './waysTo.ts'

/** So many are shown before somebody asks for the rest. */
const first = 5

interface Group {
  urgency: Urgency
  count: number
  matters: readonly Matter[]
}
/** The most urgent of all groups together; a group of which nothing is left is gone. */
function upTo(groups: readonly Group[], most: number) {
  let room = most
  return groups.flatMap((group) => {
    const matters = group.matters.slice(0, room)
    room -= matters.length
    return matters.length ? [{ ...group, matters }] : []
  })
}

/** What needs somebody today, on all that they have to do with. Nothing, where nothing waits and nothing is planned. */
export function WhatWaits({ waiting, estates }: WaitingQuery & { estates: readonly EstateCardFragment[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const { count, groups, next } = waiting
  if (!count) return next && <Nothing next={next} />
  const images = new Map(estates.map(({ id, image }) => [id, image]))
  const shown = upTo(groups, isWhole ? Infinity : first)
  return (
    <Card title={<Text id="estates.waits.title" />} aside={<Text id="estates.waits.count" values={{ count }} />}>
      {shown.map((group, index) => (
        <Urgent key={group.urgency} group={group} images={images} isFirst={index === 0} />
      ))}
      {!isWhole && count > first && (
        <Button marginTop="4" onClick={() => setIsWhole(true)}>
          <Text id="estates.waits.all" values={{ count }} />
        </Button>
      )}
    </Card>
  )
}

function Urgent({ group, images, isFirst }: { group: Group; images: ReadonlyMap<string, EstateCardFragment['image']>; isFirst: boolean }) {
  const { urgency, count, matters } = group
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} marginTop={isFirst ? 0 : '6'}>
      <chakra.div display="flex" alignItems="center" gap="2" marginBottom="4">
        <Heading as="h3" id={id} textStyle="base" fontWeight="strong">
          <Text id={`estates.waits.urgency.${urgency}`} />
        </Heading>
        <Count tone={urgency === 'others' ? 'waiting' : 'quiet'}>{count}</Count>
      </chakra.div>
      <chakra.ul listStyleType="none">
        {matters.map((matter, index) => (
          <WaitingRow
            key={matter.kind + matter.recordId + matter.estateId}
            matter={matter}
            urgency={urgency}
            image={images.get(matter.estateId)}
            isFirst={isFirst && index === 0}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

const Nothing = ({ next }: { next: Matter }) => (
  <Card title={<Text id="estates.waits.nothing" />}>
    <Text id="estates.waits.next" values={{ day: next.day ? writtenDay(next.day) : '', address: next.addressLine1 }} />{' '}
    <TextLink to={wayTo(next)}>{next.title}</TextLink>
  </Card>
)

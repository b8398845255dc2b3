import { CircleCheck, Server, Unplug } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenMoment, writtenSize } from '#client/ui/writing.ts'
import { type Operating, PartCard } from './PartCard.tsx'

/** Each process that serves, and its build. */
export function Instances({ instances, steps }: Pick<Operating, 'instances' | 'steps'>) {
  const text = useText()
  return (
    <PartCard part="instances" steps={steps}>
      {instances.length ? (
        <Rows aria-label={text('administration.operating.part.instances')}>
          {instances.map(({ id, name, version, startedAt, seenAt, isServing, memoryBytes }) => (
            <ListRow
              key={id}
              stacks
              media={<IconTile icon={Server} palette={isServing ? 'neutral' : 'critical'} />}
              title={name}
              meta={[
                text('administration.operating.instances.version', { version }),
                text('administration.operating.instances.since', { at: writtenMoment(startedAt) }),
                isServing
                  ? text('administration.operating.instances.memory', { size: writtenSize(memoryBytes) })
                  : text('administration.operating.instances.seen', { at: writtenMoment(seenAt) }),
              ].join(' · ')}
              value={
                <State icon={isServing ? CircleCheck : Unplug} tone={isServing ? 'positive' : 'critical'}>
                  <Text id={`administration.operating.instances.${isServing ? 'serving' : 'silent'}`} />
                </State>
              }
            />
          ))}
        </Rows>
      ) : (
        <Text id="administration.operating.instances.none" />
      )}
    </PartCard>
  )
}

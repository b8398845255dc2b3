import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { type Operating, PartCard } from './PartCard.tsx'

function useTimes() {
  const text = useText()
  return (seconds: number) =>
    seconds < 1
      ? text('administration.operating.milliseconds', { count: writtenNumber(Math.round(seconds / 0.001)) })
      : text('administration.operating.seconds', { count: writtenNumber(Number(seconds.toFixed(2))) })
}

const Lead = chakra('p', { base: { textStyle: 'meta', color: 'muted' } })
const Code = chakra('span', { base: { overflowWrap: 'anywhere' } })

/** What takes longest, by what was asked for. */
export function SlowOperations({ operations, steps }: Pick<Operating, 'operations' | 'steps'>) {
  const text = useText()
  const timeOf = useTimes()
  return (
    <PartCard part="operations" steps={steps}>
      {operations.length ? (
        <div>
          <Lead>
            <Text id="administration.operating.operations.lead" />
          </Lead>
          <Rows aria-label={text('administration.operating.part.operations')}>
            {operations.map(({ operation, calls, meanSeconds, slowestSeconds, slowCalls }) => (
              <ListRow
                key={operation}
                stacks
                title={<Code>{operation}</Code>}
                meta={text('administration.operating.operations.meta', { calls, slow: slowCalls, slowest: timeOf(slowestSeconds) })}
                value={text('administration.operating.operations.mean', { time: timeOf(meanSeconds) })}
              />
            ))}
          </Rows>
        </div>
      ) : (
        <Text id="administration.operating.operations.none" />
      )}
    </PartCard>
  )
}

/** What the database counts itself, where it does. */
export function SlowStatements({ statements }: Pick<Operating, 'statements'>) {
  const text = useText()
  const timeOf = useTimes()
  if (!statements.length) return null
  return (
    <Card title={<Text id="administration.operating.statements.title" />}>
      <Lead>
        <Text id="administration.operating.statements.lead" />
      </Lead>
      <Rows aria-label={text('administration.operating.statements.title')}>
        {statements.map(({ statement, calls, meanSeconds, totalSeconds }) => (
          <ListRow
            key={statement}
            stacks
            title={<Code textStyle="meta">{statement}</Code>}
            meta={text('administration.operating.statements.meta', { calls, total: timeOf(totalSeconds) })}
            value={text('administration.operating.operations.mean', { time: timeOf(meanSeconds) })}
          />
        ))}
      </Rows>
    </Card>
  )
}

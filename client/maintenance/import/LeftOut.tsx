import { Button, chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import type { Mending } from './mending.ts'
import type { Check } from './useImport.ts'

const openUpTo = 8

/** Columns and rows of the sheet that become nothing, each with why; a row may be a task all the same. */
export function LeftOut({ check: { left, skipped, skippedCount, emptyCount }, mending }: { check: Check; mending: Mending }) {
  const text = useText()
  if (!left.length && !skippedCount && !emptyCount) return null
  return (
    <Card title={<Text id="maintenance.import.left.title" />}>
      {left.length > 0 && (
        <Disclosure isOpen title={<Text id="maintenance.import.left.columns" values={{ count: left.length }} />}>
          <Rows>
            {left.map(({ letter, title, samples, filled, reason }) => (
              <ListRow
                key={letter}
                title={<Text id="maintenance.import.left.column" values={{ letter, title: title ?? '' }} />}
                meta={
                  <chakra.span overflowWrap="anywhere">
                    {text(`maintenance.import.left.reason.${reason}`, { count: filled })} {samples.join(', ')}
                    {filled > samples.length && ' …'}
                  </chakra.span>
                }
              />
            ))}
          </Rows>
        </Disclosure>
      )}
      {skippedCount > 0 && (
        <Disclosure isOpen={skipped.length <= openUpTo} title={<Text id="maintenance.import.left.rows" values={{ count: skippedCount }} />}>
          <Rows>
            {skipped.map(({ row, kind, text: said, field }) => {
              const isTask = mending.isTask(row)
              return (
                <ListRow
                  key={row}
                  title={<Text id="maintenance.import.left.row" values={{ row, said }} />}
                  meta={
                    <Text
                      id={isTask ? 'maintenance.import.left.isTask' : `maintenance.import.left.kind.${kind}`}
                      values={{ field: field ?? 'none' }}
                    />
                  }
                  actions={
                    <Button
                      variant="ghost"
                      aria-label={text(isTask ? 'maintenance.import.left.leaveRow' : 'maintenance.import.left.takeRow', { row })}
                      onClick={() => mending.takeRow(row, !isTask)}
                    >
                      <Text id={isTask ? 'maintenance.import.left.leave' : 'maintenance.import.left.take'} />
                    </Button>
                  }
                />
              )
            })}
          </Rows>
          {skippedCount > skipped.length && (
            <chakra.p textStyle="meta" color="muted">
              <Text id="maintenance.import.left.more" values={{ count: skipped.length }} />
            </chakra.p>
          )}
        </Disclosure>
      )}
      {emptyCount > 0 && (
        <chakra.p textStyle="meta" color="muted" marginTop="2">
          <Text id="maintenance.import.left.empty" values={{ count: emptyCount }} />
        </chakra.p>
      )}
    </Card>
  )
}

import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { writtenMoment, writtenNumber } from '#client/ui/writing.ts'
import { levelOf, type Sensor } from './level.ts'

/** The numbers that the line is drawn from, the newest first; written once somebody wants them. */
export function ReadingTable({ sensor }: { sensor: Sensor }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={<Text id="estates.moisture.numbers" />} onToggle={setOpen}>
      {isOpen && (
        <Frame tabIndex={0} aria-label={sensor.name}>
          <Table>
            <chakra.caption srOnly>{sensor.name}</chakra.caption>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="estates.moisture.measuredAt" />
                </th>
                <th scope="col">
                  <Text id="estates.moisture.state" />
                </th>
                <th scope="col">
                  <Text id="estates.moisture.value" />
                </th>
              </tr>
            </thead>
            <tbody>
              {sensor.readings.toReversed().map(({ measuredAt, value }) => (
                <tr key={measuredAt}>
                  <td>{writtenMoment(measuredAt)}</td>
                  <td>
                    <Text id={`estates.dampness.level.${levelOf(sensor, value)}`} />
                  </td>
                  <td>{`${writtenNumber(value)} %`}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Frame>
      )}
    </Disclosure>
  )
}

const Frame = chakra('section', { base: { maxHeight: '320px', overflowY: 'auto', borderTopWidth: '1px', borderBottomWidth: '1px' } })
const Table = chakra('table', {
  base: {
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textStyle: 'meta', color: 'muted', fontWeight: 'medium', textAlign: 'start', paddingBlock: '2' },
    '& td': { paddingBlock: '10px', borderTopWidth: '1px' },
    '& :is(th, td):last-child': { textAlign: 'end', paddingEnd: '3' },
  },
})

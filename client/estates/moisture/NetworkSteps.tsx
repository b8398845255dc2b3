import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'

const networks = ['disruptive', 'things'] as const

/** How each network is told where to hand in what its sensors measure. */
export const NetworkSteps = () =>
  networks.map((network) => (
    <Steps key={network}>
      <Disclosure title={<Text id={`estates.moisture.networks.${network}.title`} />}>
        <ol>
          <li>
            <Text id={`estates.moisture.networks.${network}.where`} />
          </li>
          <li>
            <Text id="estates.moisture.networks.address" /> <code>{`${location.origin}/api/ingest/moisture`}</code>
          </li>
          <li>
            <Text id="estates.moisture.networks.header" /> <code>Authorization: Bearer …</code>
          </li>
          <li>
            <Text id={`estates.moisture.networks.${network}.device`} />
          </li>
        </ol>
      </Disclosure>
    </Steps>
  ))

const Steps = chakra('div', {
  base: {
    borderTopWidth: '1px',
    '& summary': { paddingBlock: '2' },
    '& ol': { display: 'grid', gap: '2', paddingStart: '5', paddingBottom: '4', listStyle: 'decimal' },
    '& code': { overflowWrap: 'anywhere', userSelect: 'all' },
  },
})

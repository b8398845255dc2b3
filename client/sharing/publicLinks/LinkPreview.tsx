import { Button, chakra, Flex } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { LinkValues } from './linkForm.ts'
import { useLook } from './useLook.ts'
import { useWidth } from './useWidth.ts'

/** As wide as the screens that visitors have; a wide one is shown smaller. */
const screens = { phone: { icon: Smartphone, width: 390 }, desk: { icon: Monitor, width: 1280 } } as const
type Screen = keyof typeof screens

/** What the visitor will see, on the visitor's own screen: not a drawing of it. */
export function LinkPreview() {
  const { estateId } = useEstatePlace()
  const { sections, projectId } = useFormikContext<LinkValues>().values
  const [screen, show] = useState<Screen>('phone')
  const { look, isFailed, retry } = useLook(projectId ? { estateId, projectId, sections: [] } : { estateId, sections })
  return (
    <chakra.section aria-labelledby="as-visitor" bg="sunken" borderWidth="1px" borderRadius="card" padding={{ base: '3', sm: '4' }}>
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap" marginBottom="3">
        <chakra.h3 id="as-visitor" textStyle="lead">
          <Text id="sharing.publicLinks.preview.title" />
        </chakra.h3>
        <Flex gap="2">
          {(Object.keys(screens) as Screen[]).map((name) => {
            const Icon = screens[name].icon
            return (
              <Button key={name} size="sm" aria-pressed={screen === name} onClick={() => show(name)}>
                <Icon size={16} aria-hidden />
                <Text id={`sharing.publicLinks.preview.${name}`} />
              </Button>
            )
          })}
        </Flex>
      </Flex>
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : look ? (
        <Framed key={look.request} address={look.address} width={screens[screen].width} />
      ) : (
        <Loading>
          <SkeletonRows count={5} media />
        </Loading>
      )}
    </chakra.section>
  )
}

const shownHeight = 640

function Framed({ address, width }: { address: string; width: number }) {
  const text = useText()
  const { measured, width: room } = useWidth()
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <chakra.div ref={measured} height={`${shownHeight}px`} overflow="hidden" bg="surface" borderWidth="1px" borderRadius="card">
      {room && (
        <chakra.iframe
          src={address}
          title={text('sharing.publicLinks.preview.title')}
          display="block"
          border="0"
          marginInline="auto"
          transformOrigin="top left"
          style={{
            width: scale < 1 ? width : Math.min(width, room),
            height: shownHeight / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      )}
    </chakra.div>
  )
}

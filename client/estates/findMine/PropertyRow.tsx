import { Button, chakra, Spinner } from '@chakra-ui/react'
import { CircleCheck, Hourglass, House } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { writtenFraction, writtenPlace } from '#client/estates/estate/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Enamel, Plate, State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { houseNumber } from '#schema/estates/houseNumber.ts'
import type { RegisteredEstate, Taken } from './useFindMine.ts'

interface PropertyRowProps {
  property: RegisteredEstate
  /** It has been claimed, and somebody is asked. */
  isWaiting: boolean
  onTake: (property: RegisteredEstate) => Promise<Taken>
}

/** How far it has come: not here, here by a co-owner, added by hand and not confirmed, or theirs. */
const stepOf = ({ estateId, claimStatus }: RegisteredEstate) =>
  claimStatus === 'claimed' ? 'yours' : !estateId ? 'add' : claimStatus === 'unclaimed' ? 'join' : 'confirm'

/** One property in the user's name, and what there is to do with it. */
export function PropertyRow({ property, isWaiting, onTake }: PropertyRowProps) {
  const [isBusy, act] = useAct()
  const [wasTaken, setWasTaken] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const text = useText()
  const step = stepOf(property)
  const { addressLine1, addressLine2, houseType, builtYear, estateId, shareNumber, shareNumerator, shareDenominator } = property
  const kind = [houseType && text(`estates.houseType.${houseType}`), builtYear].filter(Boolean).join(', ')
  const number = houseNumber(addressLine1)

  // The button is gone with what it did; whoever pressed it stands at the estate now.
  useEffect(() => {
    if (wasTaken && step === 'yours') link.current?.focus()
  }, [wasTaken, step])

  async function take() {
    const taken = await onTake(property)
    setWasTaken(taken === 'taken')
    if (taken === 'waits') notify.success('estates.findMine.claimed', { short: true })
    if (taken === 'taken') notify.success('estates.findMine.taken', { values: { name: addressLine1 }, short: true })
  }

  return (
    <Row>
      {number ? <Enamel aria-hidden>{number}</Enamel> : <IconTile icon={House} />}
      <Words>
        <chakra.b display="block">
          {step === 'yours' && estateId ? (
            <TextLink ref={link} to={privateEstatePath(estateId)}>
              {addressLine1}
            </TextLink>
          ) : (
            addressLine1
          )}
        </chakra.b>
        <Meta>
          <span>{[addressLine2, kind].filter(Boolean).join(' · ')}</span>
        </Meta>
        <Meta>
          <Plate>{writtenPlace(property)}</Plate>
          {shareNumber && (
            <span>
              <Text id="estates.share" values={{ number: shareNumber }} />
            </span>
          )}
          <span>
            {shareNumerator === shareDenominator ? (
              <Text id="estates.findMine.whole" />
            ) : (
              <Text id="estates.findMine.part" values={{ part: writtenFraction(shareNumerator, shareDenominator) }} />
            )}
          </span>
        </Meta>
        {step === 'join' && !isWaiting && (
          <Meta>
            <Text id="estates.findMine.byCoOwner" />
          </Meta>
        )}
        {step === 'confirm' && (
          <Meta>
            <Text id="estates.findMine.byYou" />
          </Meta>
        )}
      </Words>
      <Aside>
        {step === 'yours' ? (
          <State icon={CircleCheck} tone="positive">
            <Text id="estates.findMine.yours" />
          </State>
        ) : isWaiting ? (
          <State icon={Hourglass}>
            <Text id="estates.findMine.waits" />
          </State>
        ) : (
          <Button
            variant={step === 'confirm' ? 'outline' : 'solid'}
            aria-busy={isBusy}
            aria-label={text(`estates.findMine.${step}Named`, { name: addressLine1 })}
            onClick={() => isBusy || act(take)}
          >
            {isBusy && <Spinner aria-hidden />}
            <Text id={`estates.findMine.${step}`} />
          </Button>
        )}
      </Aside>
    </Row>
  )
}

/** Mark, words, and what is pushed to the right; on phones that comes below the words. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '52px minmax(0, 1fr)', sm: '52px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    paddingBlock: '4',
  },
})
const Words = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: '1' } })
const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'meta',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Aside = chakra('div', { base: { gridColumn: { base: 2, sm: 3 } } })

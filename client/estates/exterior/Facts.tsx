import { Button, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Words } from './useExterior.ts'

interface FactsProps {
  words: Words
  isDescribed: boolean
  /** For those who may change it. */
  onEdit: (() => void) | undefined
}

/** What the house is made of, seen from outside. */
export function Facts({ words, isDescribed, onEdit }: FactsProps) {
  const text = useText()
  const written = (['cladding', 'roof', 'foundation'] as const).filter((name) => words[name])
  return (
    <Card
      title={<Text id="estates.exterior.words" />}
      aside={
        onEdit &&
        isDescribed && (
          <chakra.span display="block" margin="-3">
            <IconButton icon={Pencil} label={text('estates.exterior.edit')} onClick={onEdit} />
          </chakra.span>
        )
      }
    >
      {written.length > 0 && (
        <List>
          {written.map((name) => (
            <div key={name}>
              <dt>
                <Text id={`estates.exterior.${name}`} />
              </dt>
              <dd>{words[name]}</dd>
            </div>
          ))}
        </List>
      )}
      {words.description && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginTop={written.length ? '4' : undefined}>
          {words.description}
        </chakra.p>
      )}
      {!isDescribed && onEdit && (
        <>
          <chakra.p color="muted" marginBottom="4">
            <Text id="estates.exterior.noWords" />
          </chakra.p>
          <Button onClick={onEdit}>
            <Pencil aria-hidden />
            <Text id="estates.exterior.write" />
          </Button>
        </>
      )}
    </Card>
  )
}

const List = chakra('dl', {
  base: {
    '& > div + div': { borderTopWidth: '1px' },
    '& > div': { paddingBlock: '10px' },
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
})

import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { mostAtOnce } from '#schema/several.ts'
import { MarkBox } from './MarkBox.tsx'
import type { Marks } from './useMarks.ts'

/** Above a list: marks all of it, or as many as can be done something with at once. Whoever doesn't see the marks hears how many there are. */
export function MarkAll({ marks, of }: { marks: Marks; of: number }) {
  const text = useText()
  const { length } = marks.ids
  const count = Math.min(of, mostAtOnce)
  return (
    <Head>
      <MarkBox
        label={text(count < of ? 'common.several.markFirst' : 'common.several.markAll', { count })}
        checked={length === count}
        isMixed={length > 0 && length < count}
        onChange={(isOn) => (isOn ? marks.all() : marks.none())}
      />
      <span>
        <Text id={count < of ? 'common.several.markFirst' : 'common.several.all'} values={{ count }} />
      </span>
      <chakra.output srOnly>{length > 0 && text('common.several.marked', { count: length })}</chakra.output>
    </Head>
  )
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'meta', color: 'muted', borderBottomWidth: '1px' },
})

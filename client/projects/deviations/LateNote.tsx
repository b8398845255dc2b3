import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Deviation } from './deviation.ts'
import { DeviationState } from './DeviationState.tsx'

/** Somebody else was quicker: how it stands now, above what was typed and is not sent. */
export const LateNote = ({ deviation }: { deviation: Deviation }) => (
  <Note title={<Text id="deviations.late" />} action={<DeviationState deviation={deviation} />}>
    <Text id="deviations.lateText" />
  </Note>
)

import { isToldOfWhatIsNone } from './whatIsNone.ts'

isToldOfWhatIsNone(1)

import { isToldOfWhatIsNone } from './whatIsNone.ts'

isToldOfWhatIsNone(4)

import { isToldOfWhatIsNone } from './whatIsNone.ts'

isToldOfWhatIsNone(2)

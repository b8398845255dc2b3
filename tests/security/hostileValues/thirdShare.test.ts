import { isToldOfWhatIsNone } from './whatIsNone.ts'

isToldOfWhatIsNone(3)

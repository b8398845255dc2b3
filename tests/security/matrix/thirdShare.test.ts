import { whoMayDo } from './whoMayDo.ts'

whoMayDo(3)

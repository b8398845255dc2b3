import { upload } from '#server/kernel/operation.ts'
import { type Staged, stageDocument, stageImage } from './staging.ts'

type Upload<About, Writes, Result> = Parameters<typeof upload<Writes, Staged, Result, About & object>>[0]

/** Takes in a picture that goes to its record at once. */
export const uploadsPicture = <Writes, Result, About extends object>(definition: Omit<Upload<About, Writes, Result>, 'stage'>) =>
  upload<Writes, Staged, Result, About>({ ...definition, stage: stageImage })

/** The same of a document. */
export const uploadsDocument = <Writes, Result, About extends object>(definition: Omit<Upload<About, Writes, Result>, 'stage'>) =>
  upload<Writes, Staged, Result, About>({ ...definition, stage: stageDocument })

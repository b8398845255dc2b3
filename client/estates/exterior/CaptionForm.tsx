import { Picture } from '#client/files/Picture.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { captionInput, captionRules, captionValues } from './exteriorForms.ts'
import type { ExteriorScreen, Image } from './useExterior.ts'

interface CaptionFormProps {
  image: Image
  onSave: ExteriorScreen['saveCaption']
  onNewest: ExteriorScreen['newestImage']
  onDone: () => void
}

export function CaptionForm({ image, onSave, onNewest, onDone }: CaptionFormProps) {
  return (
    <KeptForm
      title="estates.exterior.captionTitle"
      lead={<Picture file={image.file} alt="" sizes="680px" first maxHeight="360px" width="full" objectFit="cover" borderRadius="card" />}
      submit="estates.exterior.saveCaption"
      values={captionValues(image)}
      rules={captionRules}
      onSave={(values) => onSave(captionInput(image.id, values))}
      onNewest={newestAs(captionValues, () => onNewest(image.id))}
      onDone={onDone}
    >
      <TextField name="caption" label="estates.exterior.caption" help="estates.exterior.captionHelp" />
    </KeptForm>
  )
}

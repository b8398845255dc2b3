import type { StoredFile } from '#client/files/files.ts'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { KindChoice } from './KindChoice.tsx'

const words = {
  name: { required: 'projects.new.writeName' },
  number: { notValid: 'projects.new.numberFault' },
} as const

/** What is done, what it is called, and what it looks like. */
export const JobFields = ({ image }: { image?: StoredFile }) => (
  <>
    <KindChoice />
    <TextField name="name" label="projects.new.name" help="projects.new.nameHelp" faults={words.name} />
    <TextField name="projectNumber" label="projects.new.number" help="projects.new.numberHelp" faults={words.number} />
    <UploadField name="imageId" label="projects.new.image" kind="image" current={image} optional />
  </>
)

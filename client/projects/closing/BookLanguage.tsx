import { useId } from 'react'
import { type Language, languages } from '#client/messages/messages.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { Select } from '#client/ui/form/Select.tsx'

const names: Readonly<Record<Language, string>> = { nb: 'Norsk', en: 'English' }

/** In which language the owner will read the book. */
export function BookLanguage({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const id = useId()
  return (
    <FieldFrame id={id} label="projects.book.language" help="projects.book.languageHelp">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Language)}>
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

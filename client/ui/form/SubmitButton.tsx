import { Button, type ButtonProps, Spinner } from '@chakra-ui/react'
import { useFormikContext } from 'formik'

/** Says the consequence (`Legg til rapport`); turns while the call is under way and keeps its width. */
export function SubmitButton({ children, ...props }: ButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="solid" aria-busy={isSubmitting} {...props}>
      {isSubmitting && <Spinner aria-hidden />}
      {children}
    </Button>
  )
}

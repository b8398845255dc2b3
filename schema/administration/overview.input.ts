import { object } from 'yup'

export const administrationInput = object({})

import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { mayCreateEstates } from './mayCreateEstates.ts'

/** For those who may; there is nothing to see for the others. */
export const AddEstateLink = ({ variant = 'solid' }: { variant?: 'solid' | 'outline' }) =>
  mayCreateEstates(useIdentity()) ? (
    <Button variant={variant} asChild>
      <Link to="/private/estates/create">
        <Plus aria-hidden />
        <Text id="estates.add" />
      </Link>
    </Button>
  ) : null

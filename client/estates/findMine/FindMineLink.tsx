import { Button } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'

/** For those who own; the land register knows nothing of the others. */
export const FindMineLink = ({ variant }: { variant?: 'solid' | 'outline' }) =>
  useIdentity()?.roles.includes('Customer.Owner') ? (
    <Button variant={variant} asChild>
      <Link to="/private/estates?find=mine" state={{ fromList: true }}>
        <FileSearch aria-hidden />
        <Text id="estates.findMine" />
      </Link>
    </Button>
  ) : null

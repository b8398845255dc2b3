import { Button, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'

export function NotFoundPage() {
  const text = useText()
  return (
    <Page title={text('common.notFound')} lead={<Text id="app.notFound.text" />} narrow>
      <chakra.p textStyle="display" color="faint" fontWeight="strong" order="-1" marginBottom="-4">
        <Text id="app.notFound.code" />
      </chakra.p>
      <div>
        <Button asChild variant="solid">
          <Link to="/">
            <Text id="app.notFound.home" />
          </Link>
        </Button>
      </div>
    </Page>
  )
}

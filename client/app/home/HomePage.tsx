import { useText } from '#client/messages/Text.tsx'
import { DocumentTitle } from '#client/ui/Page.tsx'
import { ForWhom } from './ForWhom.tsx'
import { Hero } from './Hero.tsx'
import { PapersAndSharing } from './PapersAndSharing.tsx'
import { WheelBand } from './WheelBand.tsx'

export function HomePage() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('app.homePage.title')} />
      <Hero />
      <ForWhom />
      <WheelBand />
      <PapersAndSharing />
    </>
  )
}

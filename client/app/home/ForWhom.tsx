import { chakra, Heading } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import modernHouse from '#client/ui/art/modernHouse.svg'
import { Measure } from '#client/ui/Page.tsx'
import apartmentBuilding from '../pictures/apartmentBuilding.webp'
import housingBlock from '../pictures/housingBlock.webp'

const people = [
  { picture: modernHouse, title: 'owner', text: 'ownerText' },
  { picture: housingBlock, title: 'board', text: 'boardText' },
  { picture: apartmentBuilding, title: 'leader', text: 'leaderText' },
  { picture: cabin, title: 'cellar', text: 'cellarText' },
] as const

export const ForWhom = () => (
  <Measure paddingTop="8" paddingBottom="16">
    <section aria-labelledby="for-whom">
      <Heading id="for-whom" textStyle="lead" marginBottom="6">
        <Text id="app.homePage.forWhom" />
      </Heading>
      <chakra.ul listStyle="none" display="grid" columnGap="10" gridTemplateColumns={{ md: '1fr 1fr' }}>
        {people.map(({ picture, title, text }) => (
          <Person key={title}>
            <img src={picture} alt="" width={120} height={90} loading="lazy" />
            <div>
              <chakra.h3 fontWeight="strong">
                <Text id={`app.homePage.${title}`} />
              </chakra.h3>
              <chakra.p color="muted">
                <Text id={`app.homePage.${text}`} />
              </chakra.p>
            </div>
          </Person>
        ))}
      </chakra.ul>
    </section>
  </Measure>
)

const Person = chakra('li', {
  base: {
    display: 'flex',
    gap: '5',
    paddingBlock: '5',
    borderTopWidth: '1px',
    '& img': {
      flexShrink: 0,
      width: { base: '88px', sm: '120px' },
      height: { base: '88px', sm: '90px' },
      objectFit: 'cover',
      borderRadius: 'control',
    },
  },
})

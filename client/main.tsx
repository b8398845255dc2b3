import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { AppProviders } from './app/AppProviders.tsx'
import { followColourMode } from './app/colourMode.ts'
import { KeepsPlace, watchPlace } from './app/KeepsPlace.tsx'
import { prefetchLinks } from './app/prefetchLinks.ts'
import { startRouter, whenStarted } from './app/router.ts'
import { routes } from './app/routes.tsx'
import './app/theme/fonts.css'
import { system } from './app/theme/system.ts'
import { language } from './messages/language.ts'
import { loadStart } from './messages/loading.ts'
import { atRest } from './ui/atRest.ts'

/** So that nothing which is pressed or drawn meanwhile waits for long. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

const place = watchPlace()
await breath()
const router = startRouter()
prefetchLinks(routes)
// Until the first screen's code is there, the page shows what was drawn beforehand.
const [messages] = await Promise.all([loadStart(language), whenStarted(router)])
await breath()
// What every piece is styled by is dear to make.
system()
await breath()
document.documentElement.lang = language
delete document.documentElement.dataset.redrawn
followColourMode()

const root = createRoot(document.getElementById('app')!)
// In small steps: the drawn page answers meanwhile, and goes when all is there.
startTransition(() =>
  root.render(
    <StrictMode>
      <AppProviders language={language} messages={messages}>
        <KeepsPlace place={place}>
          <RouterProvider router={router} />
        </KeepsPlace>
      </AppProviders>
    </StrictMode>,
  ),
)

// Before anybody can miss any of it: what to do about code that is gone.
atRest(() => void import('./app/renews.ts').then(({ renewsWhenMissed }) => renewsWhenMissed()).catch(() => undefined))

// What other addresses are made of is told once nothing else is waited for; whoever goes on before does without.
const ahead = document.querySelector<HTMLMetaElement>('meta[name=ahead]')
if (ahead) atRest(() => void import('./app/ahead.ts').then(({ fetchAhead }) => fetchAhead(router, ahead.content)).catch(() => undefined))

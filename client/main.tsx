import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { AppProviders } from './app/AppProviders.tsx'
import { followColourMode } from './app/colourMode.ts'
import { KeepsPlace, placeSoFar } from './app/KeepsPlace.tsx'
import { prefetchLinks } from './app/prefetchLinks.ts'
import { startRouter, whenStarted } from './app/router.ts'
import { routes } from './app/routes.tsx'
import './app/theme/fonts.css'
import { language } from './messages/language.ts'
import { loadStart } from './messages/loading.ts'

const router = startRouter()
prefetchLinks(routes)
// Until the first screen's code is there, the page shows what was drawn beforehand.
const [messages] = await Promise.all([loadStart(language), whenStarted(router)])
document.documentElement.lang = language
delete document.documentElement.dataset.redrawn
followColourMode()

const root = createRoot(document.getElementById('app')!)
// At one go: what is typed between a look at the drawn page and its end would be lost.
flushSync(() =>
  root.render(
    <StrictMode>
      <AppProviders language={language} messages={messages}>
        <KeepsPlace place={placeSoFar()}>
          <RouterProvider router={router} />
        </KeepsPlace>
      </AppProviders>
    </StrictMode>,
  ),
)

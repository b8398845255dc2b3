import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { AppProviders } from './app/AppProviders.tsx'
import { followColourMode } from './app/colourMode.ts'
import { prefetchLinks } from './app/prefetchLinks.ts'
import { startRouter } from './app/router.ts'
import { routes } from './app/routes.tsx'
import './app/theme/fonts.css'
import { language } from './messages/language.ts'
import { loadStart } from './messages/loading.ts'

const router = startRouter()
prefetchLinks(routes)
const messages = await loadStart(language)
document.documentElement.lang = language
followColourMode()

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <AppProviders language={language} messages={messages}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
)

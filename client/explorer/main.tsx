import 'graphiql/style.css'
import './explorer.css'
import { createRoot } from 'react-dom/client'
import { loadIdentity } from '#client/access/session.ts'
import { Explorer } from './Explorer.tsx'

// What is typed is kept in the name of whoever is signed in.
await loadIdentity().catch(() => undefined)
createRoot(document.getElementById('explorer')!).render(<Explorer />)

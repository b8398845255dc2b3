import 'graphiql/style.css'
import './explorer.css'
import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'

createRoot(document.getElementById('explorer')!).render(<Explorer />)

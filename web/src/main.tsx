import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppStore } from './data/store.ts'
import './app/tokens.css'
import './app/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

createRoot(root).render(
  <StrictMode>
    <App store={createAppStore()} />
  </StrictMode>,
)

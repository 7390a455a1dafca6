import '@delegacia/ui/tokens.css'
import '@delegacia/ui/base.css'
import '@delegacia/ui/forced-colours.css'
import './styles/ground.css'
import './styles/parts.css'
import './styles/tables.css'
import './styles/frame.css'
import './styles/login.css'
import './styles/cover.css'
import './styles/alarm.css'
import './styles/queue.css'
import './styles/report.css'
import { workOnChangedDocument } from '@delegacia/ui/changed-document'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
workOnChangedDocument()
createRoot(root).render(<App />)

// Before anything that may write HTML or make a schema.
import './lib/trusted-html.ts'
import './lib/schema-settings.ts'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './app/theme/fonts.css'
import './app/theme/global.css'
import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadAppFrame } from './app/AppFrame.tsx'
import { stylesAreThere } from './lib/device/early-page.ts'
import { followPreferences } from './lib/preferences/preferences.ts'
import { sessionState, startSession } from './lib/session/session.ts'
import { loadSite } from './lib/site.ts'
import { registerMessages, registerScreenMessages } from './lib/texts.ts'

registerMessages(accountMessages)
registerScreenMessages(platformMessages, ['validationFailed', 'dateInvalid', 'failed', 'networkError'])
followPreferences()
void loadSite()
void startSession()
// Beside the screen that will stand in it, not after it.
if (sessionState().user !== null) loadAppFrame().catch(() => undefined)

const container = document.querySelector('#root')
if (container === null) throw new Error('The page has no #root')
const root = createRoot(container)
void stylesAreThere().then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

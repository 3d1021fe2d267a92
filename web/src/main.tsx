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
import { router } from './app/router.tsx'
import { stylesAreThere } from './lib/device/early-page.ts'
import { followPreferences } from './lib/preferences/preferences.ts'
import { sessionState, startSession } from './lib/session/session.ts'
import { loadSite } from './lib/site.ts'
import { registerMessages, registerScreenMessages } from './lib/texts.ts'

/** Longer than this nobody looks at an empty page. */
const patience = 500
const quietTime = 1500

registerMessages(accountMessages)
registerScreenMessages(platformMessages, ['validationFailed', 'dateInvalid', 'failed', 'networkError'])
void startSession()
followPreferences()
const isKnown = sessionState().user !== null
// Who was here before sees the site as it was then; the line and the processor are the screen's first.
if (isKnown) setTimeout(() => void loadSite(), quietTime)
else void loadSite()

const container = document.querySelector('#root')
if (container === null) throw new Error('The page has no #root')
const root = createRoot(container)
void Promise.all([stylesAreThere(), isKnown ? opened() : undefined]).then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

/**
 * Whoever is signed in is drawn the whole screen at once: its frame and what stands in it come beside each other.
 * Where that takes longer, the app says itself that it is loading.
 */
async function opened(): Promise<void> {
  const whole = Promise.allSettled([loadAppFrame(), router.load()])
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, patience))])
}

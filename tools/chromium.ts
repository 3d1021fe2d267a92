import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']
const executablePath = [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place))

/** The browser of all tests: the one that is named or found, otherwise the test runner's own. */
export const chromium = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

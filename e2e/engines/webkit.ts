import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../product.ts'
import { type Engine, windowSize } from './engine.ts'
import { type Session, openSession } from './web-driver.ts'

const needed = ['/usr/bin/Xvfb', '/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-4*/MiniBrowser']

/** Debian's WebKit in a window that nobody sees, by the calls that W3C has written down; null where there is none. */
export async function startWebKit(): Promise<Engine | null> {
  const found = needed.map((place) => globSync(place)[0])
  const [screen, driver, browser] = found
  if (screen === undefined || driver === undefined || browser === undefined) return null
  const home = mkdtempSync(path.join(os.tmpdir(), 'lms-webkit-'))
  // Its tools would not let the window be as narrow as a phone.
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(home, version))
    writeFileSync(path.join(home, version, 'gtk.css'), '* { min-width: 0; }')
  }
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(display.stdout), 'line')
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number)}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LANGUAGE: 'vi_VN',
      GTK_OVERLAY_SCROLLING: '0',
    },
    stdio: 'ignore',
  })
  const end = async (): Promise<void> => {
    await ended(service)
    await ended(display)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    await session.send('POST', '/window/rect', { x: 0, y: 0, ...windowSize })
    return engineOn(session, end)
  } catch (error) {
    await end()
    throw error
  }
}

function engineOn(session: Session, end: () => Promise<void>): Engine {
  return {
    async open(url) {
      await session.send('POST', '/url', { url })
    },
    async reload() {
      await session.send('POST', '/refresh', {})
    },
    ask: (expression) =>
      session.send('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
        args: [],
      }),
    async pressAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ].map((action) => ('x' in action ? { ...action, x: Math.round(x), y: Math.round(y) } : action))
      await session.send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    async write(text) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async picture() {
      return Buffer.from(String(await session.send('GET', '/screenshot')), 'base64')
    },
    async close() {
      await session.send('DELETE', '')
      await end()
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

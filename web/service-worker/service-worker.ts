/**
 * Opens the student's screens without network, and without waiting for it. It keeps the app's own files, which are
 * the same for everybody, and pictures of a running paper, which the sitting puts there and takes away again.
 * Answers of the API never pass through here: whose they are is known only to the page.
 */
declare const self: ServiceWorkerGlobalScope

/** What the student's screens are made of, and which addresses are screens. */
export interface Shell {
  version: string
  files: readonly string[]
  screens: readonly string[]
}

/** Filled in by the build, which also leaves out what makes this a module: not every browser runs a worker as one. */
declare const builtShell: Shell

const shell = builtShell
const shellPrefix = 'shell-'
const shellCache = shellPrefix + shell.version
const pictureCache = 'paper-pictures'
/** The one page that all screens are drawn in. */
const page = '/'

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(appFile(request))
  } else if (pathname.startsWith('/uploads/')) {
    event.respondWith(keptOrFetched(pictureCache, request))
  }
})

async function install(): Promise<void> {
  const cache = await caches.open(shellCache)
  await cache.addAll([new Request(page, { cache: 'no-cache' }), ...shell.files])
  // An open page goes on with the files of its own version, see below; the next one that is opened is the new one.
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  // Pages of the version before may still be open.
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellCache)
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(shellCache)
  return (await cache.match(page)) ?? fetch(request)
}

/** Its name changes with its content, so what is kept is right for ever; also of a version that is gone. */
async function appFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  const cache = await caches.open(shellCache)
  if (response.ok) await cache.put(request, response.clone())
  // The server has a newer version, of which this page knows nothing: the next one is fetched from there.
  if (response.status === 404) await cache.delete(page)
  return response
}

async function keptOrFetched(name: string, request: Request): Promise<Response> {
  const kept = (await caches.has(name))
    ? await (await caches.open(name)).match(request, { ignoreVary: true })
    : undefined
  return kept ?? fetch(request)
}

/** `$id` stands for any one part of an address. */
function isScreen(pathname: string): boolean {
  const parts = pathname.split('/')
  return shell.screens.some((screen) => {
    const wanted = screen.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part.startsWith('$') && parts[index] !== ''))
    )
  })
}

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

/** Where a source says in which file a thread, or another process, begins. */
export const threadFile = /new URL\('([\w-]+-(?:thread|process))\.ts', import\.meta\.url\)/g

const built = path.join(root, 'server/dist/threads')

/** For tests behind a build: they start many threads, and one from the sources takes half as long again. */
export const builtThreads = {
  name: 'built-threads',
  enforce: 'pre',
  transform: (code) =>
    code.replaceAll(threadFile, (_, name) => `new URL('${pathToFileURL(path.join(built, `${name}.js`)).href}')`),
}

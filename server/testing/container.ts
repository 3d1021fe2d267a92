import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deployFiles } from './proxies.ts'

const root = path.dirname(deployFiles)

export interface ContainerFile {
  environment: Record<string, string>
  command: string[]
  stopSignal: NodeJS.Signals
  run: string
  user: string
}

/** What `deploy/Containerfile` says, as far as it can be done without a container. */
export function readContainerFile(): ContainerFile {
  const lines = readFileSync(path.join(deployFiles, 'Containerfile'), 'utf8').split('\n')
  const said = (word: string): string => {
    const line = lines.find((each) => each.startsWith(`${word} `))
    if (line === undefined) throw new Error(`The file for containers says no ${word}`)
    return line.slice(word.length + 1)
  }
  return {
    environment: Object.fromEntries(
      said('ENV')
        .matchAll(/(\w+)=(\S+)/g)
        .map(([, name = '', value = '']) => [name, value]),
    ),
    command: JSON.parse(said('CMD')) as string[],
    stopSignal: said('STOPSIGNAL') as NodeJS.Signals,
    run: said('RUN'),
    user: said('USER'),
  }
}

/** `COPY . .`: everything that `.dockerignore` does not name. */
export function copyAsContainer(into: string): void {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isCopied = (file: string): boolean => {
    const inside = path.relative(root, file)
    return !ignored.some((pattern) => path.matchesGlob(inside, pattern))
  }
  cpSync(root, into, { recursive: true, filter: isCopied })
}

/**
 * What `RUN` makes of it takes minutes: packages that are installed already are lent, and a page stands in for the web
 * app that would be built from these sources. Everything else is done there.
 */
export function lendBuilt(into: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(into, 'node_modules'))
  const asking = "import('./scripts/build.mjs').then(({ fingerprint }) => process.stdout.write(fingerprint()))"
  const stamp = execFileSync(process.execPath, ['--eval', asking], { cwd: into })
  const web = path.join(into, 'web/dist')
  mkdirSync(web)
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>')
  writeFileSync(path.join(web, '.built-from'), stamp)
}

/** Whether a start would take the packages as they are. */
export function isInstalled(): boolean {
  const stamp = path.join(root, 'node_modules/.cache/installed')
  const wanted = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted.digest('hex')
}

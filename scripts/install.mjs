// Plain JavaScript for Node 20: on a fresh clone nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const stamp = path.join(root, 'node_modules/.cache/installed')

/** Installs what the lock file names, unless that is what is installed already. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  run('npm', ['ci'])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The Node that the packages brought along, or the one that runs this when it is new enough. */
export function newNode() {
  const brought = path.join(root, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`This platform needs Node 24 or newer; this is ${process.version}.`)
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

export function filesIn(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

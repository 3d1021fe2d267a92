import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn, newNode, root, run } from './install.mjs'

const output = path.join(root, 'web/dist')
const stamp = path.join(output, '.built-from')
const sources = [
  'web/src',
  'web/service-worker',
  'web/building',
  'web/public',
  'web/index.html',
  'web/.env',
  'web/vite.config.ts',
  'contracts',
  'package-lock.json',
  'package.json',
]
const settings = ['VITE_API_BASE_URL', 'VITE_APP_NAME']

/** Builds server and web app when their sources, or the settings that are built into it, have changed. */
export async function build() {
  run(newNode(), [path.join(root, 'scripts/bundle.mjs')])
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web app …')
  run(newNode(), [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'])
  await compress()
  writeFileSync(stamp, wanted)
}

/** Of everything that the web app is built from. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const source of sources) {
    for (const file of filesIn(path.join(root, source)))
      hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Compressed once here instead of at every request. */
async function compress() {
  const worthIt = filesIn(output).filter(
    (file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file) && statSync(file).size > 1000,
  )
  for (const file of worthIt) {
    const bytes = readFileSync(file)
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, best))
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

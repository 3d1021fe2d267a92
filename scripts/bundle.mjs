import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { filesIn, root } from './install.mjs'
import { threadFile } from './threads.mjs'

const sources = path.join(root, 'server/src')
const output = path.join(root, 'server/dist')
const stamp = path.join(output, '.built-from')
const week = 7 * 24 * 3600 * 1000
const parts = ['server/src', 'contracts', 'package-lock.json', 'scripts/bundle.mjs', 'scripts/threads.mjs']
/** Packages of many small modules. The others are read from where they are: some look for files beside them. */
const included =
  /^(?:@lms|@noble|@otplib|@scure|cookie|croner|fastify-type-provider-zod|jose|kysely|lru-cache|otplib|ts-fsrs|uuid|zod)(?:\/|$)/

/**
 * The server in few files: a thousand modules, each looked for, translated and kept, are half of a start and a sixth
 * of the memory. What is loaded later stays apart. So do threads, and the process that reads files: what
 * both know is there twice, so that neither loads what only the other needs.
 */
export async function bundle() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  const threads = filesIn(sources).filter((file) => /-(?:thread|process)\.ts$/.test(file))
  await write({ main: path.join(sources, 'main.ts') }, output)
  await write(
    Object.fromEntries(threads.map((file) => [path.basename(file, '.ts'), file])),
    path.join(output, 'threads'),
  )
  for (const file of filesIn(output)) {
    // A server that runs may still ask for a part of the last one.
    if (Date.now() - statSync(file).mtimeMs > week) rmSync(file)
    else narrow(file)
  }
  writeFileSync(stamp, wanted)
}

async function write(input, dir) {
  const made = await rolldown({
    input,
    platform: 'node',
    external: (id) => /^[@\w]/.test(id) && !path.isAbsolute(id) && !included.test(id),
    plugins: [{ name: 'where-it-was', transform: (code, id) => whereItWas(code, id, dir) }],
  })
  await made.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  await made.close()
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const part of parts)
    for (const file of filesIn(path.join(root, part))) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Files are found from where the source is, not from where it is put; threads are built as well. */
function whereItWas(code, id, dir) {
  if (!id.startsWith(sources) || !code.includes('import.meta')) return null
  const source = path.relative(dir, id)
  const threads = path.relative(dir, path.join(output, 'threads')) || '.'
  const moved = (part) =>
    part
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url)`)
  return code
    .split(threadFile)
    .map((part, at) => (at % 2 === 0 ? moved(part) : `new URL('./${threads}/${part}.js', import.meta.url)`))
    .join('')
}

/** One letter beyond ASCII doubles what the whole file takes in memory. */
function narrow(file) {
  const code = readFileSync(file, 'utf8')
  // There, the escape would be read as it is written.
  if (/String\.raw`[^`]*[\u0080-\uFFFF]/.test(code)) return
  writeFileSync(
    file,
    code.replaceAll(/[\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

if (process.argv[1] === import.meta.filename) await bundle()

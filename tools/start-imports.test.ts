import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** What every process has in memory from its first second on. Anything else is loaded with `import()` where it is used. */
const fromTheStart = [
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/under-pressure',
  '@node-rs/argon2',
  'cookie',
  'croner',
  'fastify',
  'fastify-type-provider-zod',
  'fflate',
  'jose',
  'kysely',
  'lru-cache',
  'otplib',
  'papaparse',
  'pg',
  'pino',
  'piscina',
  'ts-fsrs',
  'uuid',
  'zod',
]

test('a process begins without what only some requests need: PDF, Word, pictures, mail, models, readers of files', () => {
  const { packages, files } = loadedBy('server/src/main.ts')
  expect([...packages].toSorted()).toEqual(fromTheStart)
  const readers = [...files].filter((file) =>
    /exchange\/formats\/(?!signs)\w+\/|paper\/(?:pdf|docx|html)\/|demo\/blog/.test(file),
  )
  expect(readers).toEqual([])
})

/** Statically: types are gone by then, and what is imported by a call is not loaded yet. */
function loadedBy(entry: string): { packages: Set<string>; files: Set<string> } {
  const packages = new Set<string>()
  const files = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s)?'([^']+)'/gm)) {
      const found = ownFile(file, name)
      if (found !== undefined) open.push(found)
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return { packages, files }
}

function ownFile(from: string, name: string): string | undefined {
  if (name.startsWith('@lms/contracts/')) return name.replace('@lms/', '')
  if (!name.startsWith('.')) return undefined
  const file = path.join(path.dirname(from), name)
  if (!existsSync(path.join(root, file))) throw new Error(`${from} imports ${name}, which is not there`)
  return file
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

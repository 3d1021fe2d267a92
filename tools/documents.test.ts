import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const foldersIn = (place: string): string[] =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .toSorted()

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('the tree in the README', () => {
  const tree = /## The tree\n+```\n([\s\S]+?)\n```/.exec(read('README.md'))?.[1] ?? ''
  const named = new Map<string, string[]>()
  let place = ''
  for (const line of tree.split('\n')) {
    if (!line.startsWith(' ')) place = line.split(/\s/, 1)[0] ?? ''
    const folders = [...line.matchAll(/(?:^|\s)([\w-]+)\/(?=\s|$)/g)].map(([, name]) => name ?? '')
    named.set(place, [...(named.get(place) ?? []), ...(line.startsWith(' ') ? folders : [])])
  }

  test.each(['server/src', 'web/src'])('names every folder of %s', (folder) => {
    expect(named.get(`${folder}/`)?.toSorted()).toEqual(foldersIn(folder))
  })

  test('names every top folder', () => {
    const tops = new Set([...named.keys()].map((name) => name.split('/')[0]))
    expect(foldersIn('.').filter((name) => !/^\.|^data$|results$/.test(name) && !tops.has(name))).toEqual([])
    for (const name of named.keys()) expect(existsSync(path.join(root, name)), name).toBe(true)
  })
})

describe('the documents', () => {
  test.each(documents)('%s names files and folders that are there', (document) => {
    const text = read(document)
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) =>
      path.join(path.dirname(document), target ?? ''),
    )
    const quoted = [...text.matchAll(/`((?:contracts|server|web|e2e|bench|docs|scripts|tools)\/[^`\s<>*{}]*)`/g)]
    const places = [...links, ...quoted.map(([, place]) => place ?? '')]
    expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([])
  })

  test.each(documents)('%s names commands that are there', (document) => {
    const commands = [...read(document).matchAll(/npm (?:run )?((?!run\b|ci\b|install\b)[\w:-]+)/g)]
    const unknown = commands
      .map(([, name]) => name ?? '')
      .filter((name) => !(name in scripts) && /^[a-z]+(:|$)/.test(name))
    expect(unknown.filter((name) => !['is', 'and', 'or'].includes(name))).toEqual([])
  })

  test('show code as it is: each quoted line stands in the file that it names', () => {
    const wrong: string[] = []
    for (const [, block] of read('CONTRIBUTING.md').matchAll(/```tsx?\n([\s\S]+?)```/g))
      for (const part of (block ?? '').split(/^(?=\/\/ \S+\.tsx?$)/m)) {
        const file = /^\/\/ (\S+\.tsx?)\n/.exec(part)?.[1]
        if (file === undefined) {
          wrong.push(`a block names no file: ${part.slice(0, 60)}`)
          continue
        }
        const code = folded(read(file))
        for (const line of part.split('\n').slice(1))
          for (const piece of line.split('…'))
            if (folded(piece) !== '' && !code.includes(folded(piece))) wrong.push(`${file}: ${line}`)
      }
    expect(wrong).toEqual([])
  })

  test('the command for some tests finds them', { timeout: 120_000 }, async () => {
    const [, args = ''] = /npx vitest run (--project sqlite [\w/-]+)/.exec(read('README.md')) ?? []
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const list = [vitest, 'list', '--filesOnly', ...args.split(' ')]
    const { stdout } = await promisify(execFile)(process.execPath, list, { cwd: root })
    expect(stdout).toMatch(/^\[sqlite\] server\/src\/.*\.test\.ts$/m)
  })
})

test('decision records are numbered without twins, and listed; those that were folded into another leave a gap', () => {
  const records = readdirSync(path.join(root, 'docs/decisions'))
    .filter((name) => /^\d/.test(name))
    .toSorted()
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length)
  const list = read('docs/decisions/README.md')
  for (const name of records) {
    expect(list, name).toContain(`[${name.slice(0, 4)}](${name})`)
    expect(read(`docs/decisions/${name}`)).toMatch(new RegExp(`^# ${name.slice(0, 4)} `))
  }
})

const folded = (text: string): string => text.replaceAll(/\s+/g, '')

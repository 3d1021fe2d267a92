import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Where a slice has a folder of its name. */
export const places = ['contracts', 'server/src', 'web/src', 'e2e'] as const

/** Every file of the tree, named from its root; also those that were not added yet. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))

export const sources: readonly string[] = files.filter((file) => /\.(tsx?|css)$/.test(file))

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The files of the tree that this one imports. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('@lms/contracts/')) return [name.replace('@lms/', '')]
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []
  })
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const testing = import.meta.dirname
const server = path.dirname(testing)

/** Whether a file reaches one of these, by itself or through the other files of this folder. */
function reaches(file: string, wanted: readonly string[], seen = new Set<string>()): boolean {
  seen.add(file)
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, address = '']) => path.resolve(path.dirname(file), address))
    .filter((each) => each.startsWith(testing) && !seen.has(each))
  return imported.some((each) => wanted.includes(path.relative(testing, each)) || reaches(each, wanted, seen))
}

function namesOfTests(isMeant: (file: string) => boolean): string[] {
  const all = globSync('src/**/*.test.ts', { cwd: server })
  return all.filter((file) => isMeant(path.join(server, file))).toSorted()
}

test('a quick test that touches no database is a *.rules.test.ts, so that it runs once, and no other is', () => {
  expect(namesOfTests((file) => file.endsWith('.rules.test.ts'))).toEqual(
    namesOfTests((file) => !file.endsWith('.processes.test.ts') && !reaches(file, ['test-database.ts'])),
  )
})

test('a test that starts the product is a *.processes.test.ts, or one of the few that every run can afford', () => {
  const started = namesOfTests((file) => reaches(file, ['server-process.ts', 'server-commands.ts']))
  expect(started.filter((file) => !file.endsWith('.processes.test.ts'))).toEqual([
    'src/backup/commands.test.ts',
    'src/processes.test.ts',
  ])
})

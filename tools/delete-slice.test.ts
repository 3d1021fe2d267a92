import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, places, sources, textOf } from './sources.ts'

/** In all four places, with endpoints, permissions and a screen of its own. */
const slice = 'privacy'
const folders = places.map((place) => `${place}/${slice}/`)
const isInside = (file: string): boolean => folders.some((folder) => file.startsWith(folder))
const outside = sources.filter((file) => !isInside(file) && !file.startsWith('tools/'))

const contributing = readFileSync(path.join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')
const isNamed = (file: string): boolean => contributing.includes(file, contributing.indexOf('## Adding a slice'))

const contracts = sources.filter((file) => file.startsWith('contracts/'))
const accessIn = (files: string[]): Set<string> =>
  new Set(files.flatMap((file) => [...textOf(file).matchAll(/access: '([^']+)'/g)].map(([, name = '']) => name)))

/** What others would say when they mean the slice without importing it: its screens, and the permissions that no other slice's endpoints ask for. */
function ownNames(): string[] {
  const shared = accessIn(contracts.filter((file) => !isInside(file)))
  const permissions = [...accessIn(contracts.filter(isInside)).difference(shared)]
  const routes = textOf('web/src/app/router.tsx').matchAll(/screenOptions\('(\w+)'[^]*?import\('\.\.\/([\w-]+)\//g)
  const screens = [...routes].flatMap(([, screen = '', folder]) => (folder === slice ? [screen] : []))
  return [...permissions, ...new Set(screens)]
}

describe('deleting a slice is deleting its folder in four places', () => {
  test('it is in all four', () => {
    for (const folder of folders)
      expect(
        sources.some((file) => file.startsWith(folder)),
        folder,
      ).toBe(true)
  })

  test('only wiring that CONTRIBUTING names imports it', () => {
    const importers = outside.filter((file) => importsOf(file).some(isInside))
    expect(importers).toEqual(expect.arrayContaining(['server/src/app.ts', 'web/src/app/router.tsx']))
    expect(importers.filter((file) => !isNamed(file))).toEqual([])
  })

  test('only wiring, and what leads to its screen, says its names', () => {
    const names = ownNames()
    expect(names).toEqual(['child:export', 'child:erase', 'childPrivacy'])
    const speakers = outside.filter((file) => names.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(file))))
    expect(speakers).toEqual(
      expect.arrayContaining(['contracts/permissions.ts', 'contracts/screens.ts', 'web/src/app/page-title-texts.ts']),
    )
    expect(speakers.filter((file) => !isNamed(file))).toEqual([
      'web/src/children/ChildPage.tsx',
      'web/src/children/ChildrenPage.tsx',
      'web/src/children/consent/ConsentBanner.tsx',
    ])
  })

  test('a name of CONTRIBUTING is not too wide: a slice that others build on has more', () => {
    const importers = outside.filter((file) => importsOf(file).some((name) => name.startsWith('server/src/audit/')))
    expect(importers.filter((file) => !isNamed(file))).not.toEqual([])
  })
})

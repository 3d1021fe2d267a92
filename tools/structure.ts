// Folders read as the product: the same slices everywhere, names that say something; long files and wide folders are told.
import path from 'node:path'
import { files, places, sources, textOf } from './sources.ts'

type Place = (typeof places)[number]

const linesMaximum = 350
const siblingsMaximum = 25
const emptyName = /^(utils?|helpers?|common|types|index)$/

/** What may lie beside the folders; what a person downloaded or tried out lands there as well. */
const besideFolders =
  /^(?:README\.md|CONTRIBUTING\.md|[\w.-]+\.json|vitest\.config\.ts|\.(?:npmrc|gitignore|dockerignore))$/

/** Not slices: what all of them stand on, or what stands around them. */
const foundations: Record<Place, readonly string[]> = {
  contracts: [],
  'server/src': ['platform', 'backup', 'check', 'commands'],
  'web/src': ['app', 'ui', 'lib'],
  e2e: ['engines', 'shell', 'ui'],
}

/** Slices that are not everywhere, and why. */
const exceptions: Record<string, { absent: readonly Place[]; reason: string }> = {
  'question-types': { absent: ['server/src', 'web/src', 'e2e'], reason: 'part of questions on both sides' },
  classes: { absent: ['server/src'], reason: 'a fixed list: nothing is kept of it' },
  assignments: { absent: ['e2e'], reason: 'given and taken back on the screens of quizzes and children' },
  demo: { absent: ['contracts'], reason: 'example data and example screens: nothing is asked over the wire' },
}

// Where a thought does not end, a number does not cut it.
for (const told of [...longFiles(), ...wideFolders()]) console.log(`(${told})`)
const violations = [...strays(), ...emptyNames(), ...slicesThatDiffer()]
for (const violation of violations) console.log(violation)
console.log(`${sources.length} source files, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1

function strays(): string[] {
  return files
    .filter((file) => !file.includes('/') && !besideFolders.test(file))
    .map((file) => `${file} lies beside the folders, and nothing says what for`)
}

function longFiles(): string[] {
  return sources
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > linesMaximum)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${linesMaximum}`)
}

function wideFolders(): string[] {
  return [...Map.groupBy(sources, (file) => path.dirname(file))]
    .filter(([, files]) => files.length > siblingsMaximum)
    .map(([folder, files]) => `${folder} has ${files.length} source files, more than ${siblingsMaximum}`)
}

function emptyNames(): string[] {
  return sources
    .filter(
      (file) =>
        emptyName.test(path.parse(file).name) ||
        path
          .dirname(file)
          .split('/')
          .some((folder) => emptyName.test(folder)),
    )
    .map((file) => `${file} has a name that says nothing, or only passes on what others have`)
}

function slicesThatDiffer(): string[] {
  const found = new Map(places.map((place) => [place, slicesIn(place)]))
  const slices = new Set([...found.values()].flatMap((names) => [...names]))
  return [...slices].toSorted().flatMap((slice) =>
    places.flatMap((place) => {
      const isThere = found.get(place)?.has(slice) ?? false
      const isExcused = exceptions[slice]?.absent.includes(place) ?? false
      if (isThere && isExcused) return [`${place}/${slice} is there: its exception in tools/structure.ts can go`]
      return isThere || isExcused ? [] : [`${place}/${slice} is missing: other places have this slice`]
    }),
  )
}

function slicesIn(place: Place): Set<string> {
  const names = sources
    .filter((file) => file.startsWith(`${place}/`))
    .map((file) => file.slice(place.length + 1).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([folder = '']) => folder)
  return new Set(names.filter((name) => !foundations[place].includes(name)))
}

import { parseArgs } from 'node:util'
import { type FilesToMove, filesToMove, moveFiles } from '../check/move-files.ts'
import { readConfig } from '../platform/config.ts'
import { type FilePlace, openPlaces } from '../platform/storage/open-storage.ts'
import type { Command } from './beside.ts'

export const fileCommands: readonly Command[] = [
  {
    usage: 'move-files [--dry-run | --delete-source]',
    run(args) {
      const options = { 'dry-run': { type: 'boolean' }, 'delete-source': { type: 'boolean' } } as const
      try {
        const { values } = parseArgs({ args: [...args], options })
        const { 'dry-run': isDry = false, 'delete-source': deletesSource = false } = values
        return isDry && deletesSource ? null : move({ isDry, deletesSource })
      } catch {
        return null
      }
    },
  },
]

/** A sign of life now and then. */
const filesPerLine = 1000

/** From where files may still be to where they go now, while the product runs. */
async function move({ isDry, deletesSource }: { isDry: boolean; deletesSource: boolean }): Promise<string> {
  const { inUse, other } = openPlaces(readConfig(process.env))
  if (!other)
    throw new Error(
      'There is one place for files only. Set S3_BUCKET to move them there, and FILES_IN=folder beside it to move them back.',
    )
  const way = { from: other.storage, to: inUse.storage }
  say(`From ${other.called} to ${inUse.called}: ${inWords(await filesToMove(way))}.`)
  say(deletesSource ? 'Each is removed there once both were read and are the same.' : 'Nothing is removed there.')
  if (isDry) return 'Nothing was done.'
  let moved = 0
  const { copied, there, removed, different } = await moveFiles(way, {
    deletesSource,
    whenMoved() {
      moved += 1
      if (moved % filesPerLine === 0) say(`  ${moved} files`)
    },
  })
  if (different.length > 0) process.exitCode = 1
  return [
    `Copied: ${inWords(copied)}. There already: ${there} files.`,
    ...(different.length > 0 ? [differing(different, { inUse, other })] : []),
    deletesSource
      ? `Removed from ${other.called}: ${removed} files.`
      : `To remove them from ${other.called}: npm run admin -- move-files --delete-source`,
  ].join('\n')
}

function differing(names: readonly string[], { inUse, other }: { inUse: FilePlace; other: FilePlace }): string {
  const shown = [...names.slice(0, 10), ...(names.length > 10 ? ['…'] : [])].join(', ')
  return `Not the same in both places: ${shown}. Those in ${inUse.called} are used; look at those in ${other.called}.`
}

function inWords({ files, bytes }: FilesToMove): string {
  return `${files} files, ${Math.ceil(bytes / 1024)} KiB`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

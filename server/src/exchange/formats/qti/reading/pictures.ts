import path from 'node:path'
import { type PictureFile, type Problem, problem } from '../../item.ts'
import type { ZipArchive } from '../../zip-archive.ts'
import { decodedName } from '../../lost-media.ts'

const largestPicture = 5 * 1024 * 1024

export interface Pictures {
  files(): PictureFile[]
  /** Of an address that stands in the file of this path; null when it is not taken, which is said. */
  nameOf(address: string, from: string, problems: Problem[]): string | null
}

/** What a file refers to, once each; nothing outside its archive is looked at. */
export function createPictures(archive: ZipArchive | null): Pictures {
  const taken = new Map<string, PictureFile>()
  const names = new Set(archive?.names())

  function inlineName(address: string, problems: Problem[]): string | null {
    const content = /^data:image\/[\w.+-]+;base64,/.test(address) ? address.slice(address.indexOf(',') + 1) : ''
    if (content === '' || content.length > largestPicture * 1.4) {
      problems.push(problem('pictureUnreadable'))
      return null
    }
    const name = `inline-${taken.size + 1}`
    taken.set(name, { name, content: Uint8Array.from(Buffer.from(content, 'base64')) })
    return name
  }

  /** Blackboard keeps files of its own collection under their number. */
  function collected(address: string): string | undefined {
    const number = /\/(xid-\d{1,12}_\d{1,6})$/.exec(address)?.[1]
    return number === undefined
      ? undefined
      : [...names].find((name) => name.includes(`__${number}.`) && !name.endsWith('.xml'))
  }

  return {
    files: () => [...taken.values()],
    nameOf(address, from, problems) {
      if (address.startsWith('data:')) return inlineName(address, problems)
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
        problems.push(problem('pictureElsewhere'))
        return null
      }
      const name = pathsOf(address, from).find((each) => names.has(each)) ?? collected(address)
      if (name === undefined || !archive || archive.sizeOf(name) > largestPicture) {
        problems.push(problem('pictureMissing', { name: address.slice(-80) }))
        return null
      }
      const content = taken.has(name) ? null : archive.open(name)
      if (content) taken.set(name, { name, content: Uint8Array.from(content) })
      return name
    },
  }
}

/** Where it may lie: beside the file that names it, at the top, or where Common Cartridge keeps what is shared. */
export function pathsOf(address: string, from: string): string[] {
  const bare = decodedName(address.replace(/[?#].*$/, ''))
  // Blackboard: in the folder that is called like the file.
  const own = /^@X@EmbeddedFile\.location@X@(.+)$/.exec(bare)?.[1]
  if (own !== undefined)
    return [path.posix.join(from.replace(/\.\w+$/, ''), own)].filter((each) => !each.startsWith('..'))
  const shared = /^(?:\$IMS-CC-FILEBASE\$|\$CANVAS_OBJECT_REFERENCE\$)\/?/.exec(bare)
  const rest = shared ? bare.slice(shared[0].length) : bare
  const candidates = shared
    ? [`web_resources/${rest}`, rest, path.posix.join(path.posix.dirname(from), rest)]
    : rest.startsWith('/')
      ? [rest.slice(1)]
      : [path.posix.join(path.posix.dirname(from), rest), rest]
  return candidates.map((each) => path.posix.normalize(each)).filter((each) => !each.startsWith('..'))
}

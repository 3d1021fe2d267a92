import path from 'node:path'
import { type PictureFile, type Problem, UnreadableFile, problem } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, readXml, textOfElement } from '../../xml-tree.ts'
import { type ZipArchive, openZip } from '../../zip-archive.ts'
import { allBelow, camelCase, normalised } from './qti-tree.ts'
import { headOf, withoutDeclarations } from './qti-version.ts'
import { decodedName } from '../../lost-media.ts'

/** A file of the package that holds questions, with what the manifest says about it. */
export interface QtiFile {
  path: string
  keywords: string[]
  subject: string | null
  /** What its test says to pupils above it, and the part of the test that it stands in. */
  above?: readonly XmlElement[]
  section?: string
  /** Read anew each time, so that no package is held as a whole. */
  root(): XmlElement | null
}

interface QtiPackage {
  archive: ZipArchive | null
  files: QtiFile[]
  /** A text that several questions share; null when there is none. */
  open(address: string, from: string): XmlElement | null
}

const largestPart = 20 * 1024 * 1024
const mostShared = 200
const testNames = new Set(['assessmentTest', 'assessmentSection'])
const rootNames = new Set(['assessmentItem', 'questestinterop', ...testNames])
const unsaid = { keywords: [], subject: null }

/** A package, with or without a manifest, or one file alone. */
export function openPackage(bytes: Uint8Array): QtiPackage {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    if (!rootNames.has(rootNameOf(bytes))) throw new UnreadableFile('unknownFormat')
    const only = { path: '', ...unsaid, root: () => rootIn(bytes) }
    return { archive: null, files: [only], open: () => null }
  }
  const archive = openZip(bytes)
  const names = archive.names().filter((name) => !name.startsWith('__MACOSX'))
  const known = new Set(names)
  const shared = new Map<string, XmlElement | null>()

  function root(name: string): XmlElement | null {
    const content = archive.open(name, largestPart)
    return content ? rootIn(content) : null
  }

  function open(address: string, from: string): XmlElement | null {
    const name = pathsOf(address, from).find((each) => known.has(each))
    if (name === undefined) return null
    if (!shared.has(name) && shared.size < mostShared) shared.set(name, root(name))
    return shared.get(name) ?? null
  }

  const manifest = names.find((name) => /(^|\/)imsmanifest\.xml$/i.test(name))
  const listed = manifest === undefined ? new Map<string, Said>() : listedIn(root(manifest), manifest)
  // Those of the manifest in its order, and then those that it forgot or names otherwise than they are called.
  const isPart = (name: string): boolean =>
    /\.(xml|qti)$/i.test(name) && known.has(name) && archive.sizeOf(name) <= largestPart
  const files = [...new Set([...listed.keys(), ...names])].filter(isPart).flatMap((name) => {
    const rootName = rootNameOf(archive.open(name) ?? new Uint8Array())
    const own = { path: name, ...(listed.get(name) ?? unsaid), root: () => root(name) }
    return rootNames.has(rootName) ? [{ ...own, isTest: testNames.has(rootName) }] : []
  })
  return { archive, files: withoutTwins(inTestOrder(files)), open }
}

/** By its beginning alone: most parts of an archive are something else. */
function rootNameOf(bytes: Uint8Array): string {
  const name = /<(?:[\w.-]+:)?([A-Za-z][\w-]*)/.exec(withoutDeclarations(headOf(bytes)))?.[1] ?? ''
  return name.startsWith('qti-') ? camelCase(name.slice(4)) : name
}

function rootIn(bytes: Uint8Array): XmlElement | null {
  const [first] = elementsOf(readXml(bytes))
  return first ? normalised(first) : null
}

type Said = Pick<QtiFile, 'keywords' | 'subject'>

function listedIn(manifest: XmlElement | null, at: string): Map<string, Said> {
  const listed = new Map<string, Said>()
  for (const resource of manifest ? allBelow(manifest, (name) => name === 'resource') : []) {
    const said = metadataOf(resource)
    for (const { attributes } of [resource, ...elementsOf(resource, 'file')]) {
      const href = path.posix.join(path.posix.dirname(at), decodedName(attributes['href'] ?? ''))
      if (!listed.has(href)) listed.set(href, said)
    }
  }
  return listed
}

/** Keywords of the record about it, and the first name of its discipline. */
function metadataOf(resource: XmlElement): Said {
  const metadata = childOf(resource, 'metadata')
  if (!metadata) return unsaid
  const keywords = allBelow(metadata, (name) => name === 'keyword').map((one) => textOfElement(one).trim())
  const isDiscipline = (one: XmlElement): boolean => /discipline/.test(textOfElement(childOf(one, 'purpose')))
  const discipline = allBelow(metadata, (name) => name === 'classification').find(isDiscipline)
  const [taxon] = discipline ? allBelow(discipline, (name) => name === 'entry') : []
  return { keywords: keywords.filter((word) => word !== ''), subject: textOfElement(taxon).trim() || null }
}

/** Questions stand as their test asks them; those that no test asks come behind. */
function inTestOrder(files: readonly (QtiFile & { isTest: boolean })[]): QtiFile[] {
  const left = new Map<string, QtiFile>(files.map((file) => [file.path, file]))
  const ordered = files.flatMap((file) => {
    const root = file.isTest ? file.root() : null
    return (root ? referencesIn(root) : []).flatMap(({ href, ...around }) => {
      const [found] = pathsOf(href, file.path).flatMap((each) => left.get(each) ?? [])
      if (found) left.delete(found.path)
      return found ? [{ ...found, ...around }] : []
    })
  })
  return [...ordered, ...left.values()]
}

interface Reference {
  href: string
  above: readonly XmlElement[]
  section: string
}

/** With what stands above the first question of a section, unless only those who mark see it. */
function referencesIn(root: XmlElement): Reference[] {
  const found: Reference[] = []
  let above: XmlElement[] = []
  let count = 0
  const look = (parent: XmlElement, section: string): void => {
    for (const child of elementsOf(parent)) {
      const { href = '', view = '' } = child.attributes
      if (child.name === 'rubricBlock' && /^$|candidate/.test(view)) above.push(child)
      else if (child.name === 'assessmentItemRef') {
        found.push({ href, above, section })
        above = []
      } else look(child, child.name === 'assessmentSection' ? String((count += 1)) : section)
    }
  }
  look(root, '')
  return found
}

/** Canvas writes what Common Cartridge cannot hold a second time, and then in full. */
function withoutTwins(files: readonly QtiFile[]): QtiFile[] {
  const names = files.map((file) => /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(file.path)?.[1])
  const full = new Set(names.filter((name) => name !== undefined))
  return files.filter((file) => !full.has(path.posix.basename(path.posix.dirname(file.path))))
}

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
      problems.push(problem('pictureMissing', address.slice(0, 40)))
      return null
    }
    const name = `inline-${taken.size + 1}`
    taken.set(name, { name, content: Uint8Array.from(Buffer.from(content, 'base64')) })
    return name
  }

  return {
    files: () => [...taken.values()],
    nameOf(address, from, problems) {
      if (address.startsWith('data:')) return inlineName(address, problems)
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
        problems.push(problem('pictureMissing', address))
        return null
      }
      const name = pathsOf(address, from).find((each) => names.has(each))
      if (name === undefined || !archive || archive.sizeOf(name) > largestPicture) {
        problems.push(problem('pictureMissing', address.slice(-80)))
        return null
      }
      const content = taken.has(name) ? null : archive.open(name)
      if (content) taken.set(name, { name, content: Uint8Array.from(content) })
      return name
    },
  }
}

/** Where it may lie: beside the file that names it, at the top, or where Common Cartridge keeps what is shared. */
function pathsOf(address: string, from: string): string[] {
  const bare = decodedName(address.replace(/[?#].*$/, ''))
  const shared = /^(?:\$IMS-CC-FILEBASE\$|\$CANVAS_OBJECT_REFERENCE\$)\/?/.exec(bare)
  const rest = shared ? bare.slice(shared[0].length) : bare
  const candidates = shared
    ? [`web_resources/${rest}`, rest, path.posix.join(path.posix.dirname(from), rest)]
    : rest.startsWith('/')
      ? [rest.slice(1)]
      : [path.posix.join(path.posix.dirname(from), rest), rest]
  return candidates.map((each) => path.posix.normalize(each)).filter((each) => !each.startsWith('..'))
}

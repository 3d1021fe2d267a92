import path from 'node:path'
import { UnreadableFile } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, readXml, textOfElement } from '../../xml-tree.ts'
import { type ZipArchive, openZip } from '../../zip-archive.ts'
import { allBelow, camelCase, normalised } from '../qti-tree.ts'
import { withoutDeclarations } from '../qti-version.ts'
import { pathsOf } from './pictures.ts'
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

export interface QtiPackage {
  archive: ZipArchive | null
  files: QtiFile[]
  /** Another file of it, read; null when there is none. */
  open(address: string, from: string): XmlElement | null
}

const largestPart = 20 * 1024 * 1024
/** Rules and texts that several questions share. */
const mostShared = 200
const rootNames = new Set(['assessmentItem', 'assessmentTest', 'assessmentSection', 'questestinterop'])

/** A package with its manifest, an archive of files without one, or one file alone. */
export function openPackage(bytes: Uint8Array): QtiPackage {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    if (!rootNames.has(rootNameOf(bytes))) throw new UnreadableFile('unknownFormat')
    const only = { path: '', keywords: [], subject: null, root: () => rootIn(bytes) }
    return { archive: null, files: [only], open: () => null }
  }
  const archive = openZip(bytes)
  const names = new Set(archive.names())
  const shared = new Map<string, XmlElement | null>()

  function root(name: string): XmlElement | null {
    const content = names.has(name) ? archive.open(name, largestPart) : null
    return content ? rootIn(content) : null
  }

  function open(address: string, from: string): XmlElement | null {
    const name = pathsOf(address, from).find((each) => names.has(each))
    if (name === undefined) return null
    if (!shared.has(name) && shared.size < mostShared) shared.set(name, root(name))
    return shared.get(name) ?? null
  }

  const manifest = [...names].find((name) => /(^|\/)imsmanifest\.xml$/i.test(name) && !name.startsWith('__MACOSX'))
  const { listed, isMisnamed } =
    manifest === undefined ? { listed: [], isMisnamed: false } : listedFiles(root(manifest), manifest, names)
  const opened = (entries: readonly Listed[]): Known[] =>
    entries.flatMap((entry) => {
      const rootName = rootNameOf(archive.open(entry.path, largestPart) ?? new Uint8Array())
      return rootNames.has(rootName) ? [{ ...entry, rootName, root: () => root(entry.path) }] : []
    })
  const named = opened(listed)
  // Some manifests name files otherwise than they are called, all of them or some.
  const known = new Set(listed.map((entry) => entry.path))
  const others = named.length > 0 && !isMisnamed ? [] : unlisted(names).filter((entry) => !known.has(entry.path))
  const files = [...named, ...opened(others)]
  const forgotten = (path: string): Known[] => (names.has(path) ? opened([{ path, keywords: [], subject: null }]) : [])
  return { archive, files: withoutTwins(inTestOrder(files, forgotten)), open }
}

/** By its beginning alone: most parts of an archive are something else. */
function rootNameOf(bytes: Uint8Array): string {
  const head = new TextDecoder(bytes[1] === 0 || bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(
    bytes.subarray(0, 20_000),
  )
  const name = /<(?:[\w.-]+:)?([A-Za-z][\w-]*)/.exec(withoutDeclarations(head))?.[1] ?? ''
  return name.startsWith('qti-') ? camelCase(name.slice(4)) : name
}

function rootIn(bytes: Uint8Array): XmlElement | null {
  const [first] = elementsOf(readXml(bytes))
  return first ? normalised(first) : null
}

type Listed = Omit<QtiFile, 'root'>
type Known = QtiFile & { rootName: string }

function unlisted(names: ReadonlySet<string>): Listed[] {
  return [...names]
    .filter((name) => /\.(xml|qti|dat)$/i.test(name) && !name.startsWith('__MACOSX'))
    .map((name) => ({ path: name, keywords: [], subject: null }))
}

function listedFiles(
  manifest: XmlElement | null,
  at: string,
  names: ReadonlySet<string>,
): { listed: Listed[]; isMisnamed: boolean } {
  if (!manifest) return { listed: [], isMisnamed: false }
  let isMisnamed = false
  const resources = allBelow(manifest, (name) => name === 'resource')
  const listed = resources.flatMap((resource) => {
    const type = resource.attributes['type'] ?? ''
    const hrefs = [
      resource.attributes['href'] ?? '',
      ...[...elementsOf(resource, 'file')].map(({ attributes }) => attributes['href'] ?? ''),
    ].map((href) => path.posix.normalize(path.posix.join(path.posix.dirname(at), decodedName(href))))
    const isOurs = /qti|assessment|question-bank/i.test(type) || hrefs.some((href) => /qti/i.test(href))
    if (!isOurs) return []
    const { keywords, subject } = metadataOf(resource)
    const parts = [...new Set(hrefs)].filter((href) => /\.(xml|qti)$/i.test(href))
    isMisnamed ||= parts.some((href) => !names.has(href))
    return parts.filter((href) => names.has(href)).map((href) => ({ path: href, keywords, subject }))
  })
  const known = new Set<string>()
  return { listed: listed.filter((one) => !known.has(one.path) && known.add(one.path)), isMisnamed }
}

/** Keywords of the record about it, and the first name of its discipline. */
function metadataOf(resource: XmlElement): { keywords: string[]; subject: string | null } {
  const metadata = childOf(resource, 'metadata')
  if (!metadata) return { keywords: [], subject: null }
  const keywords = allBelow(metadata, (name) => name === 'keyword').map((one) => textOfElement(one).trim())
  const discipline = allBelow(metadata, (name) => name === 'classification').find((one) =>
    /discipline/.test(textOfElement(childOf(one, 'purpose'))),
  )
  const [taxon] = discipline ? allBelow(discipline, (name) => name === 'entry') : []
  const subject = taxon ? textOfElement(taxon).trim() : ''
  return { keywords: keywords.filter((word) => word !== ''), subject: subject === '' ? null : subject }
}

/** Questions stand as their test asks them, also those that the manifest forgot; those that no test asks come behind. */
function inTestOrder(files: readonly Known[], forgotten: (path: string) => Known[]): Known[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const ordered: Known[] = []
  for (const file of files) {
    if (file.rootName !== 'assessmentTest' && file.rootName !== 'assessmentSection') continue
    const root = file.root()
    for (const { href, ...around } of root ? referencesIn(root) : []) {
      const paths = pathsOf(href, file.path)
      const [found] = paths.flatMap((each) => byPath.get(each) ?? forgotten(each))
      if (!found) continue
      const own = { ...found, ...around }
      byPath.set(found.path, own)
      ordered.push(own)
    }
  }
  const known = new Set(ordered.map((file) => file.path))
  return [
    ...new Map(
      [...ordered, ...files.filter((file) => !known.has(file.path))].map((file) => [file.path, file]),
    ).values(),
  ]
}

interface Reference {
  href: string
  above: readonly XmlElement[]
  section: string
}

/** With what stands above the first question of a section, unless only those who mark see it. */
function referencesIn(root: XmlElement): Reference[] {
  const found: Reference[] = []
  let count = 0
  const look = (parent: XmlElement, section: string, above: readonly XmlElement[]): void => {
    let left = above
    for (const child of elementsOf(parent))
      if (child.name === 'assessmentItemRef') {
        found.push({ href: child.attributes['href'] ?? '', above: left, section })
        left = []
      } else if (child.name === 'assessmentSection') look(child, String((count += 1)), rubricsOf(child))
      else look(child, section, [])
  }
  look(root, '', rubricsOf(root))
  return found
}

function rubricsOf(section: XmlElement): XmlElement[] {
  return [...elementsOf(section)].filter(
    ({ name, attributes }) => name === 'rubricBlock' && /^$|candidate/.test(attributes['view'] ?? ''),
  )
}

/** Canvas writes what Common Cartridge cannot hold a second time, and then in full. */
function withoutTwins(files: readonly QtiFile[]): QtiFile[] {
  const full = new Set(
    files.flatMap((file) => /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(file.path)?.[1] ?? []),
  )
  return files.filter((file) => !full.has(path.posix.basename(path.posix.dirname(file.path))))
}

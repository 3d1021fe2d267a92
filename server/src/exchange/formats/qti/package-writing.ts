import { type Zippable, zipSync } from 'fflate'
import type { Item, WrittenPictures } from '../../item.ts'
import { tagsWithFields } from '../tags.ts'
import { itemXml } from './item-writing.ts'
import { type Dialect, element, escaped, inDialect } from './rules-writing.ts'

const xsd = 'http://www.imsglobal.org/xsd'
const purl = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd'

/** `version` ends the types of its files. */
const names = {
  qti_2: {
    root: rootOf(`${xsd}/imsqti_v2p1`, `${xsd}/qti/qtiv2p1/imsqti_v2p1.xsd`),
    version: 'v2p1',
    manifest: `${xsd}/imscp_v1p1`,
    schema: '<schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion>',
  },
  qti_3: {
    root: rootOf(`${xsd}/imsqtiasi_v3p0`, `${purl}/imsqti_asiv3p0_v1p0.xsd`),
    version: 'v3p0',
    manifest: `${xsd}/qti/qtiv3p0/imscp_v1p1`,
    schema: '<schema>QTI Package</schema><schemaversion>3.0.0</schemaversion>',
  },
} as const satisfies Record<Dialect, object>

function rootOf(xmlns: string, schema: string): Record<string, string> {
  const instance = 'http://www.w3.org/2001/XMLSchema-instance'
  return { xmlns, 'xmlns:xsi': instance, 'xsi:schemaLocation': `${xmlns} ${schema}` }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** No file says when it was written: the same questions are the same bytes. */
const noTime = { mtime: '1980-01-01T00:00:00' } as const

/** A package with its manifest: each question a file, a test that asks them in their order, and their pictures. */
export function writePackage(items: readonly Item[], pictures: WrittenPictures, dialect: Dialect): Uint8Array {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(head + text)
  const { root } = names[dialect]
  const files: Zippable = {}
  const media = new Map<string, string>()
  const resources = items.map((item, index) => {
    const id = `cau-${String(index + 1).padStart(4, '0')}`
    const used = new Set<string>()
    const xml = itemXml(item, id, { picture: (address) => pictureName(address, used) }, root)
    files[`items/${id}.xml`] = [encode(`${inDialect(xml, dialect)}\n`), noTime]
    return { id, item, used: [...used] }
  })

  function pictureName(address: string, used: Set<string>): string | null {
    const picture = pictures.get(address)
    if (!picture) return null
    const name = media.get(address) ?? `media/${media.size + 1}.${picture.type}`
    if (!media.has(address)) files[name] = [picture.content, { ...noTime, level: 0 }]
    media.set(address, name)
    used.add(name)
    return `../${name}`
  }

  files['test.xml'] = [encode(inDialect(testXml(resources, root), dialect)), noTime]
  files['imsmanifest.xml'] = [encode(manifestXml(resources, dialect)), noTime]
  return zipSync(files)
}

type Resource = { id: string; item: Item; used: readonly string[] }

function testXml(resources: readonly Resource[], root: Record<string, string>): string {
  const known = resources.map(({ id }) => element('assessmentItemRef', { identifier: id, href: `items/${id}.xml` }))
  const section = { identifier: 'section', title: 'Câu hỏi', visible: 'true' }
  const part = { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' }
  const asked = element('testPart', part, element('assessmentSection', section, known.join('')))
  return element('assessmentTest', { ...root, identifier: 'test', title: 'Câu hỏi' }, asked)
}

/** The words of a manifest are the same in every version. */
function manifestXml(written: readonly Resource[], dialect: Dialect): string {
  const { manifest, version, schema } = names[dialect]
  const file = (href: string): string => element('file', { href })
  const known = written.map(({ id }) => element('dependency', { identifierref: `r-${id}` }))
  const test = { identifier: 'test-resource', type: `imsqti_test_xml${version}`, href: 'test.xml' }
  const all = written.map(({ id, item, used }) => {
    const href = `items/${id}.xml`
    const inner = `<metadata>${recordOf(item)}</metadata>${[href, ...used].map(file).join('')}`
    return element('resource', { identifier: `r-${id}`, type: `imsqti_item_xml${version}`, href }, inner)
  })
  const resources = element('resource', test, file('test.xml') + known.join('')) + all.join('')
  const inner = `<metadata>${schema}</metadata><organizations/><resources>${resources}</resources>`
  return element('manifest', { xmlns: manifest, identifier: 'manifest' }, inner)
}

/** Our fields travel as keywords, the subject as the discipline. */
function recordOf(item: Item): string {
  const text = (name: string, words: string): string =>
    `<lom:${name}><lom:string language="vi">${escaped(words)}</lom:string></lom:${name}>`
  const keywords = [
    ...tagsWithFields({ ...item, points: null }),
    ...(item.type === 'cloze' ? ['type:cloze'] : []),
    ...essayField(item),
  ]
  const general = text('title', item.title) + keywords.map((word) => text('keyword', word)).join('')
  const purpose = '<lom:source>LOMv1.0</lom:source><lom:value>discipline</lom:value>'
  const taxon = `${text('source', 'LMS')}<lom:taxon>${text('entry', item.subject ?? '')}</lom:taxon>`
  const discipline = `<lom:purpose>${purpose}</lom:purpose><lom:taxonPath>${taxon}</lom:taxonPath>`
  const classified = item.subject === null ? '' : `<lom:classification>${discipline}</lom:classification>`
  const record = `<lom:general>${general}</lom:general>${classified}`
  return element('lom:lom', { 'xmlns:lom': 'http://ltsc.ieee.org/xsd/LOM' }, record)
}

/** How many words, and whether pictures may be sent: QTI has no word for it, so a keyword says it. */
function essayField({ type, minimumWords, maximumWords, allowPictures }: Item): string[] {
  if (type !== 'essay') return []
  return [`essay:${minimumWords ?? ''}-${maximumWords ?? ''}${allowPictures === true ? '+pictures' : ''}`]
}

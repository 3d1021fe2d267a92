import { type Zippable, zipSync } from 'fflate'
import type { Item, WrittenPictures } from '../../item.ts'
import { tagsWithFields } from '../../tags.ts'
import { essayField } from '../reading/essay-rubric.ts'
import { itemElement } from './item-writing.ts'
import { type Dialect, element, written } from './xml-writing.ts'

interface Names {
  root: Record<string, string>
  item: string
  test: string
  manifest: string
  schema: string
  schemaVersion: string
}

const instance = 'http://www.w3.org/2001/XMLSchema-instance'

const names: Readonly<Record<Dialect, Names>> = {
  qti_2: {
    root: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
      'xmlns:xsi': instance,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    },
    item: 'imsqti_item_xmlv2p1',
    test: 'imsqti_test_xmlv2p1',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
  },
  qti_3: {
    root: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      'xmlns:xsi': instance,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    },
    item: 'imsqti_item_xmlv3p0',
    test: 'imsqti_test_xmlv3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
  },
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** No file says when it was written: the same questions are the same bytes. */
const noTime = { mtime: '1980-01-01T00:00:00' } as const

/** A package with its manifest: each question a file, a test that asks them in their order, and their pictures. */
export function writePackage(items: readonly Item[], pictures: WrittenPictures, dialect: Dialect): Uint8Array {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
  const { root } = names[dialect]
  const files: Zippable = {}
  const media = new Map<string, string>()
  const resources = items.map((item, index) => {
    const id = `cau-${String(index + 1).padStart(4, '0')}`
    const used = new Set<string>()
    const xml = itemElement(item, id, { of: (address) => pictureName(address, used) }, root)
    files[`items/${id}.xml`] = [encode(`${head}${written(xml, dialect)}\n`), noTime]
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

  files['test.xml'] = [encode(head + written(testElement(resources, root), dialect)), noTime]
  files['imsmanifest.xml'] = [encode(head + manifestOf(resources, names[dialect])), noTime]
  return zipSync(files)
}

type Resource = { id: string; item: Item; used: readonly string[] }

function testElement(resources: readonly Resource[], root: Record<string, string>) {
  const references = resources.map(({ id }) =>
    element('assessmentItemRef', { identifier: id, href: `items/${id}.xml` }),
  )
  return element(
    'assessmentTest',
    { ...root, identifier: 'test', title: 'Câu hỏi' },
    element(
      'testPart',
      { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      element('assessmentSection', { identifier: 'section', title: 'Câu hỏi', visible: 'true' }, ...references),
    ),
  )
}

/** The words of a manifest are the same in every version. */
function manifestOf(resources: readonly Resource[], { manifest, item, test, schema, schemaVersion }: Names): string {
  const file = (href: string) => element('x:file', { href })
  const all = [
    element(
      'x:resource',
      { identifier: 'test-resource', type: test, href: 'test.xml' },
      file('test.xml'),
      ...resources.map(({ id }) => element('x:dependency', { identifierref: `r-${id}` })),
    ),
    ...resources.map((one) =>
      element(
        'x:resource',
        { identifier: `r-${one.id}`, type: item, href: `items/${one.id}.xml` },
        element('x:metadata', {}, recordOf(one.item)),
        file(`items/${one.id}.xml`),
        ...one.used.map(file),
      ),
    ),
  ]
  return written(
    element(
      'x:manifest',
      { 'xmlns:x': manifest, identifier: 'manifest' },
      element('x:metadata', {}, element('x:schema', {}, schema), element('x:schemaversion', {}, schemaVersion)),
      element('x:organizations'),
      element('x:resources', {}, ...all),
    ),
    'qti_2',
  )
}

/** Our fields travel as keywords, the subject as the discipline. */
function recordOf(item: Item) {
  const text = (words: string) => element('lom:string', { language: 'vi' }, words)
  const keywords = [
    ...tagsWithFields({ ...item, points: null }),
    ...(item.type === 'cloze' ? ['type:cloze'] : []),
    ...essayField(item),
  ]
  const general = keywords.map((word) => element('lom:keyword', {}, text(word)))
  return element(
    'lom:lom',
    { 'xmlns:lom': 'http://ltsc.ieee.org/xsd/LOM' },
    element('lom:general', {}, element('lom:title', {}, text(item.title)), ...general),
    ...(item.subject === null
      ? []
      : [
          element(
            'lom:classification',
            {},
            element('lom:purpose', {}, element('lom:source', {}, 'LOMv1.0'), element('lom:value', {}, 'discipline')),
            element(
              'lom:taxonPath',
              {},
              element('lom:source', {}, text('LMS')),
              element('lom:taxon', {}, element('lom:entry', {}, text(item.subject))),
            ),
          ),
        ]),
  )
}

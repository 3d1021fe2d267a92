import { isBlank } from '@lms/contracts/rich-text.ts'
import {
  type FormatReader,
  type FormatWriter,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  mostItems,
} from '../item.ts'
import { readOldItem } from './one/old-item.ts'
import { oldPartsIn } from './one/old-sections.ts'
import type { XmlElement } from '../xml-tree.ts'
import { allBelow } from './qti-tree.ts'
import { isOfWebct } from './qti-version.ts'
import { createPictures } from './reading/pictures.ts'
import { type ItemContext, readQtiItem } from './reading/qti-item.ts'
import { type QtiFile, openPackage } from './reading/qti-package.ts'
import { qtiLosses } from './writing/losses.ts'

/** Question and Test Interoperability of 1EdTech: https://www.1edtech.org/standards/qti */
export const qti: FormatReader = {
  read(bytes) {
    const { archive, files, open } = openPackage(bytes)
    const pictures = createPictures(archive)
    const items: ReadItem[] = []

    function contextOf(file: QtiFile): ItemContext {
      return {
        path: file.path,
        pictures,
        findTemplate: (address) => open(address, file.path),
        findStimulus: (address) => open(address, file.path),
        keywords: file.keywords,
        subject: file.subject,
        place: `Câu ${items.length + 1}`,
      }
    }

    let isTestAlone = false
    for (const file of files) {
      const root = file.root()
      if (!root) continue
      for (const text of file.above ?? []) addText(readQtiItem(asItem(text), contextOf(file)), file.section)
      if (root.name === 'assessmentItem') add(inSection(readQtiItem(root, contextOf(file)), file.section))
      else if (root.name === 'questestinterop') {
        const olds = oldPartsIn(root)
        const findStimulus: ItemContext['findStimulus'] = (ident) =>
          olds.find(({ element }) => element.attributes['ident'] === ident)?.element ?? null
        for (const { element, section, isText } of olds) {
          const read = { ...readOldItem(element, { ...contextOf(file), findStimulus }), section }
          if (isText) addText(read, section)
          else add(read)
        }
      } else {
        isTestAlone ||= allBelow(root, (name) => name === 'assessmentItemRef').length > 0
        for (const inner of allBelow(root, (name) => name === 'assessmentItem'))
          add(readQtiItem(inner, contextOf(file)))
      }
    }

    function addText(read: ReadItem, section: string | undefined): void {
      const text = { ...read, problems: textProblems(read.problems) }
      if (!isBlank(read.item.content)) add(inSection(text, section))
    }

    function add(item: ReadItem): void {
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      items.push(item)
    }

    if (items.length === 0 && isTestAlone) throw new UnreadableFile('testAlone')
    if (items.length === 0 && archive && isOfWebct(archive)) throw new UnreadableFile('webct')
    return { items, pictures: pictures.files() }
  },
}

const inSection = (read: ReadItem, section: string | undefined): ReadItem =>
  section === undefined ? read : { ...read, section }

const asItem = ({ children }: XmlElement): XmlElement => ({
  name: 'assessmentItem',
  attributes: {},
  children: [{ name: 'itemBody', attributes: {}, children: [{ name: 'div', attributes: {}, children }] }],
})

/** It says nothing of answers. */
function textProblems(problems: readonly Problem[]): Problem[] {
  return [blocking('sectionText'), ...problems.filter(({ code }) => !/^(?:notAQuestion|noKey|unknownType)$/.test(code))]
}

function writerOf(dialect: 'qti_2' | 'qti_3'): FormatWriter {
  return {
    carries: () => true,
    write: async (items, pictures) =>
      (await import('./writing/package-writing.ts')).writePackage(items, pictures, dialect),
    lossesOf: qtiLosses,
  }
}

export const qti2Writer = writerOf('qti_2')
export const qti3Writer = writerOf('qti_3')

import { type FormatReader, type FormatWriter, type ReadItem, UnreadableFile, mostItems } from '../item.ts'
import { readOldItem } from './one/old-item.ts'
import { oldItemsIn } from './one/old-sections.ts'
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
      if (root.name === 'assessmentItem') add(readQtiItem(root, contextOf(file)))
      else if (root.name === 'questestinterop') {
        const olds = oldItemsIn(root)
        const findStimulus: ItemContext['findStimulus'] = (ident) =>
          olds.find(({ attributes }) => attributes['ident'] === ident) ?? null
        for (const old of olds) add(readOldItem(old, { ...contextOf(file), findStimulus }))
      } else {
        isTestAlone ||= allBelow(root, (name) => name === 'assessmentItemRef').length > 0
        for (const inner of allBelow(root, (name) => name === 'assessmentItem'))
          add(readQtiItem(inner, contextOf(file)))
      }
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

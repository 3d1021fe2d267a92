import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { type FormatReader, type FormatWriter, type Item, type Loss, type ReadItem } from '../../item.ts'
import { UnreadableFile, blocking, mostItems, placeOf, richTextsIn } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { allBelow, elementOf } from './qti-tree.ts'
import { type ItemContext, readQtiItem } from './item-reading.ts'
import { oldPartsIn, readOldItem } from './old-item.ts'
import { type QtiFile, createPictures, openPackage } from './package-reading.ts'

/** Question and Test Interoperability of 1EdTech: https://www.1edtech.org/standards/qti */
export const qti: FormatReader = {
  read(bytes) {
    const { archive, files, open } = openPackage(bytes)
    const pictures = createPictures(archive)
    const items: ReadItem[] = []

    function contextOf({ path, keywords, subject }: QtiFile): ItemContext {
      const findStimulus: ItemContext['findStimulus'] = (address) => open(address, path)
      return { path, keywords, subject, pictures, findStimulus, place: placeOf(items.length + 1) }
    }

    /** What stands above questions says nothing of answers. */
    function addText(read: ReadItem, section: string | undefined): void {
      const others = read.problems.filter(({ code }) => !/^(?:notAQuestion|noKey|typeUnknown)$/.test(code))
      const problems = [blocking('notAQuestion'), ...others]
      if (!isBlank(read.item.content)) add({ ...read, problems, isIntroduction: true }, section)
    }

    function add(read: ReadItem, section: string | undefined): void {
      if (items.length === mostItems) throw new UnreadableFile('tooMuch')
      items.push(section === undefined ? read : { ...read, section })
    }

    let isTestAlone = false
    for (const file of files) {
      const root = file.root()
      if (!root) continue
      for (const text of file.above ?? []) addText(readQtiItem(asItem(text), contextOf(file)), file.section)
      const olds = root.name === 'questestinterop' ? oldPartsIn(root) : []
      const findStimulus: ItemContext['findStimulus'] = (ident) =>
        olds.find(({ element }) => element.attributes['ident'] === ident)?.element ?? null
      for (const { element, section, isText } of olds) {
        const read = readOldItem(element, { ...contextOf(file), findStimulus })
        if (isText) addText(read, section)
        else add(read, section)
      }
      isTestAlone ||= allBelow(root, (name) => name === 'assessmentItemRef').length > 0
      const inner = root.name === 'assessmentItem' ? [root] : allBelow(root, (name) => name === 'assessmentItem')
      for (const item of inner) add(readQtiItem(item, contextOf(file)), file.section)
    }
    if (items.length === 0 && isTestAlone) throw new UnreadableFile('partsMissing')
    return { items, pictures: pictures.files() }
  },
}

const asItem = ({ children }: XmlElement): XmlElement =>
  elementOf('assessmentItem', {}, [elementOf('itemBody', {}, [elementOf('div', {}, children)])])

function writerOf(dialect: 'qti_2' | 'qti_3'): FormatWriter {
  return {
    carries: () => true,
    write: async (items, pictures) => (await import('./package-writing.ts')).writePackage(items, pictures, dialect),
    lossesOf: qtiLosses,
  }
}

/** What other programs will not know of this question; here it is read back. */
function qtiLosses(item: Item): Loss[] {
  const isTyped = questionTypeRules[item.type].answeredBy === 'text'
  const hasNotes = isTyped && item.answers.some(({ explanation = '' }) => explanation !== '')
  const isEssay = item.type === 'essay'
  const takesWords = item.type === 'fill_blank' || item.gaps?.some(({ kind }) => kind === 'text') === true
  const lost: readonly [isLost: boolean, part: string][] = [
    [item.unit?.required === true, `đơn vị bắt buộc (${item.unit?.text ?? ''})`],
    [item.ignoreAccents && takesWords, 'bỏ qua dấu khi chấm'],
    [isEssay && (item.minimumWords ?? item.maximumWords ?? null) !== null, 'số từ'],
    [isEssay && item.allowPictures === true, 'gửi kèm hình'],
    [item.credit === 'pairs' || (item.credit === 'table' && item.statements?.length === 4), 'điểm cho từng phần'],
    [/<ol\b[^<>]*\bstart=/.test(richTextsIn(item).join('')), 'số bắt đầu của danh sách'],
  ]
  const parts = lost.filter(([isLost]) => isLost).map(([, part]) => part)
  return [
    ...(hasNotes ? [{ code: 'notesLost' as const }] : []),
    ...(parts.length > 0 ? [{ code: 'formattingLost' as const, text: parts.join(', ') }] : []),
  ]
}

export const qti2Writer = writerOf('qti_2')
export const qti3Writer = writerOf('qti_3')

import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import {
  type FormatReader,
  type FormatWriter,
  type Item,
  type ItemAnswer,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
  problem,
  richTextsIn,
  titleFrom,
} from '../../item.ts'
import { unescapeText, withSigns } from '../../formulas-in-text.ts'
import { tagsWithFields, takeFields } from '../tags.ts'
import { decodeInPieces } from '../../text-decoding.ts'
import { pairsAsStatements } from '../pairs-as-statements.ts'
import { readAnswers } from './gift-answers.ts'
import { type GiftReading } from './gift-weights.ts'
import { partWriters } from './gift-parts.ts'
import { placeFrom } from '../category-path.ts'
import { isUnclosed, joinedBlocks, partedBlocks, tornQuestions } from './gift-borders.ts'
import {
  type GiftBlock,
  braced,
  escapeGift,
  formatIn,
  giftBlocks,
  giftHtml,
  hasName,
  linesOfPieces,
  unescapeGift,
} from './gift-syntax.ts'
import { hasGapCodes, readGaps } from '../gap-codes.ts'

/** Moodle's format for typing: https://docs.moodle.org/en/GIFT_format */
export const gift: FormatReader & FormatWriter = {
  read(bytes) {
    const items: ReadItem[] = []
    const torn = tornQuestions()
    for (const block of partedBlocks(joinedBlocks(boundedBlocks(bytes)))) {
      if (items.length === mostItems) throw new UnreadableFile('tooMuch')
      const item = emptyItem()
      const problems: Problem[] = []
      Object.assign(item, placeFrom(block.category))
      const wasType = takeFields(item, block.tags, problems)
      readBlock(block.text, item, problems)
      torn.see(block.text, problems)
      if (wasType === 'statements' && item.type === 'matching') pairsAsStatements(item, problems)
      items.push({ item, problems, place: `dòng ${block.line}`, source: block.text.trim().slice(0, 2000) })
    }
    torn.say()
    return { items, pictures: [] }
  },

  carries: (type) => questionTypeRules[type].parts === null || type in partWriters,

  write(items) {
    const parts = ['// GIFT, UTF-8\n']
    let category: string | null = null
    for (const item of items) {
      if (item.subject !== null && item.subject !== category)
        parts.push(`$CATEGORY: ${item.subject.replaceAll('/', '-').replaceAll(/\s+/g, ' ')}\n`)
      category = item.subject
      parts.push(written(item))
    }
    return new TextEncoder().encode(parts.join('\n'))
  },

  lossesOf(item) {
    return richTextsIn(item).some((text) => text.includes('<img')) ? [{ code: 'picturesLost' }] : []
  },
}

/** No more than could be read. */
function boundedBlocks(bytes: Uint8Array): GiftBlock[] {
  const blocks: GiftBlock[] = []
  for (const block of giftBlocks(linesOfPieces(decodeInPieces(bytes)))) {
    blocks.push(block)
    if (blocks.length > mostItems * 2) throw new UnreadableFile('tooMuch')
  }
  return blocks
}

function readBlock(given: string, item: Item, problems: Problem[]): void {
  const { block, stray } = fromTitle(given)
  if (stray !== '') problems.push(problem('notKept', stray))
  const { title, text } = titleOf(block)
  const { format, text: body } = formatIn(text, 'auto')
  const rich = (text: string): string => giftHtml(text, format)
  item.title = unescapeGift(title).trim()
  if (hasGapCodes(body)) return readGapped(body, { item, problems, rich })
  const { start, end, others } = answerBraces(body)
  const stem = start === -1 ? body : body.slice(0, start)
  const behind = end === -1 ? '' : body.slice(end + 1)
  // The rest of a line of a program, or a brace too many, and nothing that could follow a gap.
  const isOfProgram = /^\s*["'`;,}]*["'`;}][\s"'`;,}]*$/.test(behind)
  const tail = isOfProgram ? '' : behind
  if (isOfProgram) problems.push(problem('notKept', behind.trim()))
  item.content = rich(
    tail.trim() === '' ? stem : `${stem.trimEnd()} _____${/^\s*[.,;:!?)]/.test(tail) ? '' : ' '}${tail.trim()}`,
  )
  // A line of its own behind a whole sentence fills no gap.
  if (/[.?!:…]["”’)\]]?\s*$/u.test(stem) && /^[^\S\n]*\n/.test(tail) && tail.trim() !== '')
    problems.push(blocking('lineUnclear', unescapeGift(tail).trim()))
  if (item.content === '' && item.title !== '' && start !== -1) {
    item.content = rich(title)
    problems.push(problem('lineUnclear', title))
  }
  if (item.title === '') item.title = titleFrom(item.content)
  if (start === -1) problems.push(blocking('notAQuestion'))
  else if (end === -1 || isUnclosed(body, start)) problems.push(blocking('unreadable', body.slice(start, start + 60)))
  else if (others.length > 0) problems.push(blocking('unreadable', others[0]))
  else readAnswers(body.slice(start + 1, end), { item, problems, rich })
}

/** A name that nothing ends before the answers is no name: its sign alone means nothing, nor does a number before one. */
function titleOf(block: string): { title: string; text: string } {
  const [, format = '', title = '', text] =
    /^\s*(?:(?:câu(?: hỏi)?|question)?\s?\d{1,4}\s?[.):/]\s{0,3})?(\[(?:html|moodle|plain|markdown)\]\s*)?::((?:\\[\s\S]|[^\\:]|:(?!:))*)::([\s\S]*)$/iu.exec(
      block,
    ) ?? []
  if (text !== undefined && !/(?<!\\)\{\s*[=~#]/.test(title)) return { title, text: format + text }
  return { title: '', text: block.replace(/^\s*::(?!:)/, '') }
}

/** A name begins a question: lines above it that open no brace are no part of it. */
function fromTitle(given: string): { block: string; stray: string } {
  const at = given.search(/\n[^\S\n]*(?:\[(?:html|moodle|plain|markdown)\]\s*)?::(?!:)[^\n]{1,300}?::/)
  const lead = at === -1 ? '' : given.slice(0, at).trim()
  if (lead === '' || hasName(lead) || lead.includes('{')) return { block: given, stray: '' }
  return { block: given.slice(at + 1), stray: lead }
}

/** Some write gaps of Moodle's other kind into the text: `{1:SA:=Hà Nội}`. */
function readGapped(body: string, { item, problems, rich }: GiftReading): void {
  item.content = rich(body)
  readGaps({ item, problems })
  if (item.title === '') item.title = titleFrom(item.content)
  const [other] = braced(item.content).map(({ start, end }) => item.content.slice(start, end + 1))
  if (other !== undefined) problems.push(blocking('unreadable', other))
}

const looksAnswered = /^\s*(?:$|[=~#>]|(?:t|true|f|false)\s*(?:$|#))/i

/** Braces also stand in formulas: those that hold answers are meant, and more than one of them is one too many. */
function answerBraces(body: string): {
  start: number
  end: number
  others: string[]
} {
  const groups = braced(body).map((group) => ({
    ...group,
    text: body.slice(group.start + 1, group.end === -1 ? undefined : group.end),
  }))
  const answered = groups.filter(({ text }) => looksAnswered.test(text))
  // '{One}' is an answer as well, where nothing else could be.
  const [found, ...others] = answered.length > 0 ? answered : groups.slice(-1)
  return { start: found?.start ?? -1, end: found?.end ?? -1, others: others.map(({ text }) => `{${text}}`) }
}

function written(item: Item): string {
  const tags = tagsWithFields(item).map(
    (tag) => `[tag:${tag.replaceAll(']', '\\]').replaceAll(/\s+/g, ' ').replace(/\\$/, '\\ ')}]`,
  )
  const head = `::${escapeGift(item.title)}::[html]${html(item.content)}`
  const general = item.explanation === '' ? '' : `\n\t####${html(item.explanation)}`
  const answers = partWriters[item.type]?.(item, html) ?? answersOf(item)
  return `${tags.length > 0 ? `// ${tags.join(' ')}\n` : ''}${head}{${answers}${general}\n}\n`
}

function answersOf({ type, answers }: Item): string {
  const note = ({ explanation = '' }: ItemAnswer): string => (explanation === '' ? '' : `#${html(explanation)}`)
  if (type === 'true_false') {
    const right = answers.find(({ isCorrect }) => isCorrect)
    const wrong = answers.find(({ isCorrect }) => !isCorrect)
    const notes = [wrong?.explanation ?? '', right?.explanation ?? ''].map(html)
    const said = notes[1] !== '' ? `#${notes.join('#')}` : notes[0] === '' ? '' : `#${notes[0]}`
    return (answers[0]?.isCorrect === true ? 'TRUE' : 'FALSE') + said
  }
  if (type === 'fill_blank')
    return answers
      .map(
        (answer) =>
          `\n\t=${/^%|-&gt;|^\[/.test(answer.text) ? '%100%[plain]' : ''}${escapeGift(unescapeText(answer.text)).replaceAll('*', String.raw`\*`)}${note(answer)}`,
      )
      .join('')
  const keys = answers.filter(({ isCorrect }) => isCorrect).length
  const share = (100 / Math.max(1, keys)).toFixed(5).replace(/\.?0+$/, '')
  return answers
    .map((answer) => {
      const sign = type === 'single_choice' ? (answer.isCorrect ? '=' : '~') : `~%${answer.isCorrect ? share : '-100'}%`
      return `\n\t${sign}${html(answer.text)}${note(answer)}`
    })
    .join('')
}

function html(text: string): string {
  const withoutPictures = text.replaceAll(/<img\b[^<>]*>/g, (tag) => {
    const alt = /\balt="([^"]*)"/.exec(tag)?.[1] ?? ''
    return alt === '' ? '' : `[${alt}]`
  })
  return escapeGift(withSigns(withoutPictures))
}

import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
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
  trueFalseAnswers,
} from '../item.ts'
import { typedText, unescapeText, withSigns, withoutSigns } from '../formulas-in-text.ts'
import { tagsWithFields, takeFields } from '../tags.ts'
import { decodeText } from './text-decoding.ts'
import { pairsAsStatements } from '../moodle-parts.ts'
import { partWriters, readNumbers, readOrder, readPairs } from './gift-parts.ts'
import { placeFrom } from '../category-path.ts'
import { answerParts, escapeGift, findSign, giftBlocks, splitOnce, unescapeGift } from './gift-syntax.ts'

/** Moodle's format for typing: https://docs.moodle.org/en/GIFT_format */
export const gift: FormatReader & FormatWriter = {
  read(bytes) {
    const items: ReadItem[] = []
    for (const block of giftBlocks(decodeText(bytes))) {
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      const item = emptyItem()
      const problems: Problem[] = []
      Object.assign(item, placeFrom(block.category))
      const wasType = takeFields(item, block.tags, problems)
      readBlock(block.text, item, problems)
      if (wasType === 'statements' && item.type === 'matching') pairsAsStatements(item, problems)
      items.push({ item, problems, place: `dòng ${block.line}` })
    }
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
    return richTextsIn(item).some((text) => text.includes('<img')) ? [problem('picturesLost')] : []
  },
}

function readBlock(block: string, item: Item, problems: Problem[]): void {
  const titled = /^\s*::((?:\\[\s\S]|[^\\:]|:(?!:))*)::([\s\S]*)$/.exec(block)
  const body = titled?.[2] ?? block
  const start = findSign(body, '{')
  const end = start === -1 ? -1 : findSign(body, '}', start)
  const stem = start === -1 ? body : body.slice(0, start)
  const tail = end === -1 ? '' : body.slice(end + 1)
  const format = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(stem)
  const isHtml =
    format?.[1]?.toLowerCase() === 'html' || (format === null && /<(p|br|b|i|strong|em|img|sub|sup)\b/i.test(stem))
  const rich = (text: string): string => richText(text, isHtml)
  const written = format === null ? stem : stem.slice(format[0].length)
  item.content = rich(tail.trim() === '' ? written.trim() : `${written.trimEnd()} _____ ${tail.trim()}`)
  item.title = titled ? unescapeGift(titled[1] ?? '').trim() : ''
  if (item.title === '') item.title = titleFrom(item.content)
  if (start === -1) problems.push(blocking('notAQuestion'))
  else if (end === -1) problems.push(blocking('unreadable', { text: body.slice(start, start + 60) }))
  else readAnswers(body.slice(start + 1, end), item, problems, rich)
}

function readAnswers(text: string, item: Item, problems: Problem[], rich: (text: string) => string): void {
  const at = text.search(/(?<!\\)####/)
  const answers = (at === -1 ? text : text.slice(0, at)).trim()
  if (at !== -1) item.explanation = rich(text.slice(at + 4).trim())
  if (answers === '') {
    item.type = 'fill_blank'
    problems.push(blocking('essay'))
    return
  }
  if (answers.startsWith('#')) return readNumbers(answers.slice(1).trim(), item, problems, rich)
  if (answers.startsWith('>')) return readOrder(answers.slice(1), item, problems, rich)
  const [word, ...notes] = splitAll(answers, '#')
  const truth = /^(t|true|f|false)$/i.exec((word ?? '').trim())
  if (truth) {
    const isTrue = /^t/i.test(truth[0])
    const [onWrong = '', onRight = ''] = notes.map((note) => rich(note.trim()))
    item.type = 'true_false'
    item.answers = trueFalseAnswers(
      isTrue,
      isTrue ? { onTrue: onRight, onFalse: onWrong } : { onTrue: onWrong, onFalse: onRight },
    )
    return
  }
  const parts = answerParts(answers)
  if (parts.every(({ sign, text: part }) => sign === '=' && !part.startsWith('%') && part.includes('->')))
    return readPairs(parts, item, rich)
  item.answers = parts.map((part) => readAnswer(part, rich, problems))
  if (parts.every(({ sign }) => sign === '=')) {
    item.type = 'fill_blank'
    const typed = parts.map(({ text: part }) => splitOnce(part.replace(/^%[-\d.]+%/, ''), '#')[0].trim())
    item.answers = item.answers.map((answer, index) => ({
      ...answer,
      text: escapeText(unescapeGift(typed[index] ?? '').replaceAll(/\s+/g, ' ')),
      isCorrect: true,
    }))
    return
  }
  const keys = item.answers.filter(({ isCorrect }) => isCorrect).length
  item.type =
    keys > 1 || parts.every(({ sign, text: part }) => sign === '~' && part.startsWith('%'))
      ? 'multiple_choice'
      : 'single_choice'
  if (keys === 0) problems.push(blocking('noKey'))
}

function readAnswer(
  { sign, text }: { sign: '=' | '~'; text: string },
  rich: (text: string) => string,
  problems: Problem[],
): ItemAnswer {
  const weight = /^%(-?[\d.]+)%/.exec(text)
  const [answer, note] = splitOnce(weight ? text.slice(weight[0].length) : text, '#')
  const isCorrect = weight ? Number(weight[1]) > 0 : sign === '='
  const isUneven = weight && sign === '=' && Number(weight[1]) !== 100
  if (isUneven && !problems.some(({ code }) => code === 'weights')) problems.push(problem('weights'))
  return { text: rich(answer.trim()), isCorrect, ...(note?.trim() && { explanation: rich(note.trim()) }) }
}

function splitAll(text: string, sign: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = findSign(text, sign); at !== -1; at = findSign(text, sign, start)) {
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

function richText(text: string, isHtml: boolean): string {
  if (isHtml) return withoutSigns(unescapeGift(text))
  return typedText(unescapeGift(text))
}

function written(item: Item): string {
  const tags = tagsWithFields(item).map((tag) => `[tag:${tag.replaceAll(']', '\\]').replaceAll(/\s+/g, ' ')}]`)
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
          `\n\t=${/^%|-&gt;/.test(answer.text) ? '%100%' : ''}${escapeGift(unescapeText(answer.text))}${note(answer)}`,
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

import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type FormatReader, type FormatWriter, type PictureFile, problem, richTextsIn } from '../item.ts'
import { aiken, isAiken } from '../text/aiken.ts'
import { gift } from '../text/gift.ts'
import { questionStart } from './line-signs.ts'
import { plainLine } from './line-text.ts'
import { type WordBlock, openWord } from './word-file.ts'
import { questionsIn } from './word-questions.ts'
import { wordForms } from './word-parts.ts'
import { writeWord } from './word-writing.ts'

export const docx: FormatReader & FormatWriter = {
  async read(bytes) {
    const file = openWord(bytes)
    const typed = typedFormat(file.blocks)
    if (typed) return (typed === 'gift' ? gift : aiken).read(new TextEncoder().encode(typedText(file.blocks)))
    const pictures = new Map<string, PictureFile>()
    const items = questionsIn(file.blocks, (part) => {
      if (!pictures.has(part)) pictures.set(part, { name: part, content: Uint8Array.from(file.picture(part) ?? []) })
      return part
    })
    return { items, pictures: [...pictures.values()] }
  },
  carries: (type) => questionTypeRules[type].parts === null || type in wordForms,
  write: writeWord,
  lossesOf(item) {
    const html = richTextsIn(item).join('')
    const parts = lost.filter(({ pattern }) => pattern.test(html)).map(({ name }) => name)
    const isTyped = questionTypeRules[item.type].answeredBy === 'text'
    const hasNotes = isTyped && item.answers.some(({ explanation = '' }) => explanation !== '')
    return [
      ...(parts.length > 0 ? [problem('formattingLost', { parts: parts.join(', ') })] : []),
      ...(hasNotes ? [problem('answerNotesLost')] : []),
    ]
  },
}

/** Some type what is meant for a text file in Word: Aiken has no numbers, GIFT has its answers in braces. */
function typedFormat(blocks: readonly WordBlock[]): 'gift' | 'aiken' | null {
  const text = typedText(blocks)
  const isNumbered = text.split('\n').some((line) => questionStart(line, 'named') ?? questionStart(line, 'numbered'))
  if (!isNumbered && isAiken(text)) return 'aiken'
  return /^[^\S\n]{0,20}(?:::|\$CATEGORY:)/imu.test(text) && /\{[^{}=~TF#]{0,2000}[=~TF#][^{}]{0,2000}\}/u.test(text)
    ? 'gift'
    : null
}

/** Tables and pictures have no place in such a text. */
function typedText(blocks: readonly WordBlock[]): string {
  return blocks.every(({ kind }) => kind === 'line')
    ? blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')).join('\n')
    : ''
}

const lost = [
  { name: 'danh sách (thành các dòng)', pattern: /<(ul|ol)\b/ },
  { name: 'trích dẫn', pattern: /<blockquote\b/ },
  { name: 'căn lề', pattern: /text-align/ },
  { name: 'liên kết', pattern: /<a\b/ },
  { name: 'cỡ tiêu đề', pattern: /<h[2-4]\b/ },
  { name: 'đường kẻ', pattern: /<hr\b/ },
  { name: 'tô sáng', pattern: /<mark\b/ },
  { name: 'ô gộp của bảng', pattern: /(col|row)span="[2-9]/ },
  { name: 'ngắt dòng trong đoạn', pattern: /<br\b/ },
]

import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type FormatReader, type FormatWriter, problem, richTextsIn } from '../../item.ts'
import { readPaper } from '../../read-paper.ts'
import { openWord } from './word-file.ts'

export const docx: FormatReader & FormatWriter = {
  async read(bytes, choice) {
    const file = openWord(bytes)
    const read = await readPaper(file, choice?.marks)
    if (file.hidden === '') return read
    return { ...read, notes: [...(read.notes ?? []), problem('notKept', file.hidden)] }
  },
  carries: () => true,
  // What draws formulas is as large as the whole reader, and no upload needs it.
  write: async (items, pictures) => (await import('./word-writing.ts')).writeWord(items, pictures),
  lossesOf(item) {
    const html = richTextsIn(item).join('')
    const parts = lost.filter(({ pattern }) => pattern.test(html)).map(({ name }) => name)
    const isTyped = questionTypeRules[item.type].answeredBy === 'text'
    const hasNotes = isTyped && item.answers.some(({ explanation = '' }) => explanation !== '')
    return [
      ...(parts.length > 0 ? [{ code: 'formattingLost' as const, text: parts.join(', ') }] : []),
      ...(hasNotes ? [{ code: 'notesLost' as const }] : []),
    ]
  },
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

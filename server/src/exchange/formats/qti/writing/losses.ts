import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type Item, type Problem, problem, richTextsIn } from '../../item.ts'

/** What other programs will not know of this question; here it is read back. */
export function qtiLosses(item: Item): Problem[] {
  const isTyped = questionTypeRules[item.type].answeredBy === 'text'
  const hasNotes = isTyped && item.answers.some(({ explanation = '' }) => explanation !== '')
  const parts = [
    ...(item.unit?.required === true ? [`đơn vị bắt buộc (${item.unit.text})`] : []),
    ...(item.ignoreAccents && takesWords(item) ? ['bỏ qua dấu khi chấm'] : []),
    ...(item.type === 'essay' && (item.minimumWords ?? item.maximumWords ?? null) !== null ? ['số từ'] : []),
    ...(item.type === 'essay' && item.allowPictures === true ? ['gửi kèm hình'] : []),
    ...(/<ol\b[^<>]*\bstart=/.test(richTextsIn(item).join('')) ? ['số bắt đầu của danh sách'] : []),
  ]
  return [
    ...(hasNotes ? [problem('answerNotesLost')] : []),
    ...(parts.length > 0 ? [problem('formattingLost', { parts: parts.join(', ') })] : []),
  ]
}

function takesWords({ type, gaps = [] }: Item): boolean {
  return type === 'fill_blank' || gaps.some(({ kind }) => kind === 'text')
}

import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const childrenChoiceTexts = defineTexts('children-choice', {
  search: { default: 'Tìm học sinh', vi: 'Tìm học sinh', en: 'Search students' },
  students: words.students,
  nobodyFound: {
    default: 'Không tìm thấy học sinh nào',
    vi: 'Không tìm thấy học sinh nào',
    en: 'No student found',
  },
})

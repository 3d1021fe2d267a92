import { defineTexts } from '../lib/texts.ts'

export const questionBulkTexts = defineTexts('question-bulk', {
  delete: { spec: 'Delete', vi: 'Xóa', en: 'Delete' },
  restore: { spec: 'Restore', vi: 'Khôi phục', en: 'Restore' },
  change_subject: { spec: 'Change subject', vi: 'Đổi chủ đề', en: 'Change subject' },
  change_class: { spec: 'Change class', vi: 'Đổi lớp', en: 'Change class' },
  change_difficulty: { spec: 'Change difficulty', vi: 'Đổi độ khó', en: 'Change difficulty' },
  deleteTitle: {
    spec: 'Delete {{count}} question(s)?',
    vi: 'Xóa {{count}} câu hỏi?',
    en: 'Delete {{count}} questions?',
  },
  deleteMessage: {
    spec: 'They stay under Deleted and can be restored from there; papers already sat do not change.',
    vi: 'Chúng vẫn nằm trong mục Đã xóa và có thể khôi phục từ đó; bài đã làm không thay đổi.',
    en: 'They stay under Deleted and can be restored from there; papers already sat do not change.',
  },
  subject: { spec: 'Subject', vi: 'Chủ đề', en: 'Subject' },
  subjectOfClass: {
    spec: 'A subject of the new class, because the present one may belong to another.',
    vi: 'Chủ đề của lớp mới, vì môn hiện tại có thể thuộc lớp khác.',
    en: 'A subject of the new class, because the present one may belong to another.',
  },
  class: { spec: 'Class', vi: 'Lớp', en: 'Class' },
  difficulty: { spec: 'Difficulty', vi: 'Độ khó', en: 'Difficulty' },
  cancel: { spec: 'Cancel', vi: 'Hủy', en: 'Cancel' },
  apply: { spec: 'Apply to {{count}} question(s)', vi: 'Áp dụng cho {{count}} câu hỏi', en: 'Apply to {{count}}' },
  progress: { spec: '{{done}} of {{total}}', vi: '{{done}} trên {{total}}', en: '{{done}} of {{total}}' },
  working: { spec: 'Changing questions', vi: 'Đang thay đổi câu hỏi', en: 'Changing questions' },
  done: {
    spec: 'Updated {{count}} question(s)',
    vi: 'Đã cập nhật {{count}} câu hỏi',
    en: 'Updated {{count}} questions',
  },
  failures: {
    spec: '{{count}} question(s) could not be changed and stay selected:',
    vi: '{{count}} câu hỏi không thay đổi được và vẫn được chọn:',
    en: '{{count}} questions could not be changed and stay selected:',
  },
  failure: { spec: '{{title}}: {{message}}', vi: '{{title}}: {{message}}', en: '{{title}}: {{message}}' },
  dismiss: { spec: 'Close', vi: 'Đóng', en: 'Close' },
})

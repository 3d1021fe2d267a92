import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const questionBulkTexts = defineTexts('question-bulk', {
  selected: {
    default: '{{count}} {{count:question|questions}} selected',
    vi: 'Đã chọn {{count}} câu hỏi',
    en: '{{count}} selected',
  },
  delete: englishWords.delete,
  restore: englishWords.restore,
  change_subject: { default: 'Change subject', vi: 'Đổi chủ đề', en: 'Change subject' },
  change_class: { default: 'Change class', vi: 'Đổi lớp', en: 'Change class' },
  change_difficulty: { default: 'Change difficulty', vi: 'Đổi độ khó', en: 'Change difficulty' },
  change_topic: { default: 'Change topic', vi: 'Đổi chủ điểm', en: 'Change topic' },
  add_tags: { default: 'Add tags', vi: 'Thêm thẻ', en: 'Add tags' },
  remove_tags: { default: 'Remove tags', vi: 'Bỏ thẻ', en: 'Remove tags' },
  tags: englishWords.tags,
  topicHint: {
    default: 'Without one the questions lose theirs.',
    vi: 'Để trống thì câu hỏi không còn chủ điểm.',
    en: 'Without one the questions lose theirs.',
  },
  deleteManyTitle: {
    default: 'Delete {{count}} {{count:question|questions}}?',
    vi: 'Xóa {{count}} câu hỏi?',
    en: 'Delete {{count}} questions?',
  },
  deleteManyMessage: {
    default:
      'They stay under Deleted and can be restored from there. Quizzes that use them keep them, and papers do not change.',
    vi: 'Chúng vẫn nằm trong mục Đã xóa và có thể khôi phục từ đó. Bài kiểm tra đang dùng vẫn giữ chúng, bài đã làm không thay đổi.',
    en: 'They stay under Deleted and can be restored from there. Quizzes that use them keep them, and papers do not change.',
  },
  subject: englishWords.subject,
  subjectOfClass: {
    default: 'A subject of the new class, because the present one may belong to another.',
    vi: 'Chủ đề của lớp mới, vì môn hiện tại có thể thuộc lớp khác.',
    en: 'A subject of the new class, because the present one may belong to another.',
  },
  class: englishWords.class,
  difficulty: englishWords.difficulty,
  cancel: englishWords.cancel,
  apply: {
    default: 'Apply to {{count}} {{count:question|questions}}',
    vi: 'Áp dụng cho {{count}} câu hỏi',
    en: 'Apply to {{count}}',
  },
  progress: { default: '{{done}} of {{total}}', vi: '{{done}} trên {{total}}', en: '{{done}} of {{total}}' },
  working: { default: 'Changing questions', vi: 'Đang thay đổi câu hỏi', en: 'Changing questions' },
  done: {
    default: 'Updated {{count}} {{count:question|questions}}',
    vi: 'Đã cập nhật {{count}} câu hỏi',
    en: 'Updated {{count}} questions',
  },
  failures: {
    default: '{{count}} {{count:question|questions}} could not be changed and stay selected:',
    vi: '{{count}} câu hỏi không thay đổi được và vẫn được chọn:',
    en: '{{count}} questions could not be changed and stay selected:',
  },
  failure: { default: '{{title}}: {{message}}', vi: '{{title}}: {{message}}', en: '{{title}}: {{message}}' },
  dismiss: englishWords.close,
})

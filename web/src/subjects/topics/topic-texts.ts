import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const topicTexts = defineTexts('topics', {
  title: { default: 'Topics', vi: 'Chủ điểm', en: 'Topics' },
  description: {
    default: 'The parts of this subject. Questions, draws and statistics go by them.',
    vi: 'Các phần của chủ đề này. Câu hỏi, rút đề và thống kê đi theo chủ điểm.',
    en: 'The parts of this subject. Questions, draws and statistics go by them.',
  },
  none: { default: 'No topics yet.', vi: 'Chưa có chủ điểm nào.', en: 'No topics yet.' },
  failed: {
    default: 'The topics could not be loaded.',
    vi: 'Không tải được chủ điểm.',
    en: 'The topics could not be loaded.',
  },
  add: { default: 'Add topic', vi: 'Thêm chủ điểm', en: 'Add topic' },
  addInside: { default: 'Add inside', vi: 'Thêm bên trong', en: 'Add inside' },
  actsOn: { default: 'Actions for {{name}}', vi: 'Thao tác với {{name}}', en: 'Actions for {{name}}' },
  edit: englishWords.edit,
  delete: englishWords.delete,
  cancel: englishWords.cancel,
  save: englishWords.save,
  name: englishWords.name,
  parent: { default: 'Lies in', vi: 'Nằm trong', en: 'Lies in' },
  top: { default: 'Nothing: at the top', vi: 'Không: ở cấp cao nhất', en: 'Nothing: at the top' },
  editTitle: { default: 'Edit topic', vi: 'Sửa chủ điểm', en: 'Edit topic' },
  deleteTitle: { default: 'Delete "{{name}}"?', vi: 'Xóa "{{name}}"?', en: 'Delete "{{name}}"?' },
  deleteMessage: {
    default: 'Topics that lie in it move up.',
    vi: 'Các chủ điểm bên trong được chuyển lên một cấp.',
    en: 'Topics that lie in it move up.',
  },
  counts: {
    default: '{{total}} {{total:question|questions}}: {{easy}} easy, {{medium}} medium, {{hard}} hard',
    vi: '{{total}} câu: {{easy}} dễ, {{medium}} trung bình, {{hard}} khó',
    en: '{{total}} {{total:question|questions}}: {{easy}} easy, {{medium}} medium, {{hard}} hard',
  },
  noQuestions: { default: 'no questions', vi: 'chưa có câu hỏi', en: 'no questions' },
  topic: followingScreen(englishWords.topic),
  noTopic: ofScreen('Không có chủ điểm', 'No topic'),
  noTopics: ofScreen('Chủ đề này chưa có chủ điểm', 'This subject has no topics yet'),
  chooseSubjectFirst: ofScreen('Hãy chọn chủ đề trước', 'Choose a subject first'),
})

import { defineTexts } from '../../lib/texts.ts'

export const bankTexts = defineTexts('bank-gaps', {
  title: { default: 'Ngân hàng còn thiếu gì', vi: 'Ngân hàng còn thiếu gì', en: 'What the bank lacks' },
  description: {
    default: 'Từng chủ đề cần thêm câu nào để con ôn được đều.',
    vi: 'Từng chủ đề cần thêm câu nào để con ôn được đều.',
    en: 'What each topic needs so that it can be practised again and again.',
  },
  subject: { default: 'Môn học', vi: 'Môn học', en: 'Subject' },
  chooseSubject: { default: 'Chọn môn', vi: 'Chọn môn', en: 'Choose a subject' },
  noSubject: { default: 'Hãy chọn một môn', vi: 'Hãy chọn một môn', en: 'Please choose a subject' },
  noSubjectHow: {
    default: 'Ngân hàng được xem theo từng môn.',
    vi: 'Ngân hàng được xem theo từng môn.',
    en: 'The bank is looked at subject by subject.',
  },
  table: { default: 'Các chủ đề', vi: 'Các chủ đề', en: 'Topics' },
  topic: { default: 'Chủ đề', vi: 'Chủ đề', en: 'Topic' },
  has: { default: 'Đang có', vi: 'Đang có', en: 'There are' },
  counts: {
    default: '{{total}} câu: {{easy}} dễ, {{medium}} vừa, {{hard}} khó; {{explained}} có giải thích',
    vi: '{{total}} câu: {{easy}} dễ, {{medium}} vừa, {{hard}} khó; {{explained}} có giải thích',
    en: '{{total}}: {{easy}} easy, {{medium}} medium, {{hard}} hard; {{explained}} with an explanation',
  },
  lacks: { default: 'Còn thiếu', vi: 'Còn thiếu', en: 'Lacks' },
  few: { default: 'Ít câu', vi: 'Ít câu', en: 'Too few' },
  hard: { default: 'Quá khó', vi: 'Quá khó', en: 'Too hard' },
  unexplained: { default: 'Chưa câu nào có giải thích', vi: 'Chưa câu nào có giải thích', en: 'None explained' },
  enough: { default: 'Đủ để ôn', vi: 'Đủ để ôn', en: 'Enough' },
  write: { default: 'Viết thêm', vi: 'Viết thêm', en: 'Write more' },
  writeFor: { default: 'Viết thêm cho {{topic}}', vi: 'Viết thêm cho {{topic}}', en: 'Write more for {{topic}}' },
  generate: { default: 'Tạo bằng AI', vi: 'Tạo bằng AI', en: 'Make with AI' },
  generateFor: {
    default: 'Tạo bằng AI cho {{topic}}',
    vi: 'Tạo bằng AI cho {{topic}}',
    en: 'Make with AI for {{topic}}',
  },
  loadFailed: {
    default: 'Không xem được ngân hàng',
    vi: 'Không xem được ngân hàng',
    en: 'The bank could not be looked at',
  },
  questions: { default: 'Ngân hàng câu hỏi', vi: 'Ngân hàng câu hỏi', en: 'Question bank' },
})

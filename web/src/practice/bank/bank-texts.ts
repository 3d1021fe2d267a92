import { defineTexts } from '../../lib/texts.ts'

export const bankTexts = defineTexts('bank-gaps', {
  title: { default: 'Ngân hàng còn thiếu gì', vi: 'Ngân hàng còn thiếu gì', en: 'What the bank lacks' },
  description: {
    default: 'Từng chủ điểm cần thêm câu nào để con ôn được đều.',
    vi: 'Từng chủ điểm cần thêm câu nào để con ôn được đều.',
    en: 'What each topic needs so that it can be practised again and again.',
  },
  subject: { default: 'Chủ đề', vi: 'Chủ đề', en: 'Subject' },
  chooseSubject: { default: 'Chọn chủ đề', vi: 'Chọn chủ đề', en: 'Choose a subject' },
  noSubject: { default: 'Hãy chọn một chủ đề', vi: 'Hãy chọn một chủ đề', en: 'Please choose a subject' },
  noSubjectHow: {
    default: 'Ngân hàng được xem theo từng chủ đề.',
    vi: 'Ngân hàng được xem theo từng chủ đề.',
    en: 'The bank is looked at subject by subject.',
  },
  table: { default: 'Các chủ điểm', vi: 'Các chủ điểm', en: 'Topics' },
  topic: { default: 'Chủ điểm', vi: 'Chủ điểm', en: 'Topic' },
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

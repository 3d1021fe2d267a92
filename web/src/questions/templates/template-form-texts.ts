import { defineScreenTexts } from '../../lib/texts.ts'

export const templateFormTexts = defineScreenTexts('template-form', {
  title: { default: 'Câu hỏi mẫu', vi: 'Câu hỏi mẫu', en: 'Template' },
  hint: {
    default:
      'Mỗi học sinh nhận một bộ số riêng. Viết biến hoặc biểu thức trong ngoặc nhọn kép ở nội dung, đáp án và giải thích.',
    vi: 'Mỗi học sinh nhận một bộ số riêng. Viết biến hoặc biểu thức trong ngoặc nhọn kép ở nội dung, đáp án và giải thích.',
    en: 'Each student gets numbers of their own. Write a variable or an expression in double braces in the text, the answers and the explanation.',
  },
  isTemplate: {
    default: 'Số thay đổi theo từng bài làm',
    vi: 'Số thay đổi theo từng bài làm',
    en: 'Numbers differ from paper to paper',
  },
  badge: { default: 'Mẫu', vi: 'Mẫu', en: 'Template' },
  variables: { default: 'Biến', vi: 'Biến', en: 'Variables' },
  variable: { default: 'Biến {{number}}', vi: 'Biến {{number}}', en: 'Variable {{number}}' },
  name: { default: 'Tên', vi: 'Tên', en: 'Name' },
  kind: { default: 'Kiểu', vi: 'Kiểu', en: 'Kind' },
  whole: { default: 'Số nguyên', vi: 'Số nguyên', en: 'Whole number' },
  decimal: { default: 'Số thập phân', vi: 'Số thập phân', en: 'Decimal' },
  choice: { default: 'Một trong các giá trị', vi: 'Một trong các giá trị', en: 'One of several' },
  computed: { default: 'Tính từ biến khác', vi: 'Tính từ biến khác', en: 'Calculated' },
  from: { default: 'Từ', vi: 'Từ', en: 'From' },
  to: { default: 'Đến', vi: 'Đến', en: 'To' },
  step: { default: 'Bước', vi: 'Bước', en: 'Step' },
  values: { default: 'Các giá trị', vi: 'Các giá trị', en: 'Values' },
  formula: { default: 'Biểu thức', vi: 'Biểu thức', en: 'Expression' },
  addVariable: { default: 'Thêm biến', vi: 'Thêm biến', en: 'Add variable' },
  constraints: { default: 'Điều kiện', vi: 'Điều kiện', en: 'Conditions' },
  constraint: { default: 'Điều kiện {{number}}', vi: 'Điều kiện {{number}}', en: 'Condition {{number}}' },
  constraintExample: { default: 'a * b <= 100', vi: 'a * b <= 100', en: 'a * b <= 100' },
  addConstraint: { default: 'Thêm điều kiện', vi: 'Thêm điều kiện', en: 'Add condition' },
  remove: { default: 'Xóa {{label}}', vi: 'Xóa {{label}}', en: 'Remove {{label}}' },
  language: {
    default:
      'Phép tính: + − * / ^, so sánh = != < <= > >=, and, or, not. Hàm: gcd, lcm, abs, min, max, round, floor, ceil, mod, div, pow, sqrt, if, fraction, mixed, decimal, plain, words.',
    vi: 'Phép tính: + − * / ^, so sánh = != < <= > >=, và, hoặc, không. Hàm: ucln, bcnn, abs, min, max, round, floor, ceil, mod, div, pow, sqrt, if, fraction, mixed, decimal, plain, words.',
    en: 'Signs: + − * / ^, = != < <= > >=, and, or, not. Functions: gcd, lcm, abs, min, max, round, floor, ceil, mod, div, pow, sqrt, if, fraction, mixed, decimal, plain, words.',
  },
  samples: { default: 'Ví dụ', vi: 'Ví dụ', en: 'Samples' },
  noSample: {
    default: 'Chưa có ví dụ: {{problem}}',
    vi: 'Chưa có ví dụ: {{problem}}',
    en: 'No sample yet: {{problem}}',
  },
  redraw: { default: 'Lấy ví dụ khác', vi: 'Lấy ví dụ khác', en: 'Other samples' },
  tryMany: { default: 'Thử 100 lần', vi: 'Thử 100 lần', en: 'Try 100 times' },
  triedAll: {
    default: 'Cả 100 lần đều cho câu hỏi đúng quy tắc, {{different}} bộ số khác nhau.',
    vi: 'Cả 100 lần đều cho câu hỏi đúng quy tắc, {{different}} bộ số khác nhau.',
    en: 'All 100 came out as good questions, {{different}} different draws.',
  },
  triedRefused: {
    default: 'Điều kiện đã loại {{count}} lần rút.',
    vi: 'Điều kiện đã loại {{count}} lần rút.',
    en: 'The conditions refused {{count}} {{count:draw|draws}}.',
  },
  triedProblem: {
    default: '{{problem}} ({{count}} lần, đã rút lại)',
    vi: '{{problem}} ({{count}} lần, đã rút lại)',
    en: '{{problem}} ({{count}} {{count:time|times}}, drawn again)',
  },
  triedFew: {
    default: 'Ít bộ số khác nhau: học sinh ngồi cạnh có thể gặp cùng câu.',
    vi: 'Ít bộ số khác nhau: học sinh ngồi cạnh có thể gặp cùng câu.',
    en: 'Few different draws: neighbours may get the same question.',
  },
  triedFailed: {
    default: 'Dừng ở lần {{tries}}: {{problem}}',
    vi: 'Dừng ở lần {{tries}}: {{problem}}',
    en: 'Stopped at try {{tries}}: {{problem}}',
  },
  mistake: {
    default: 'Lỗi sai dẫn đến đáp án {{letter}}',
    vi: 'Lỗi sai dẫn đến đáp án {{letter}}',
    en: 'Mistake behind answer {{letter}}',
  },
  mistakeExample: { default: 'cộng thay vì nhân', vi: 'cộng thay vì nhân', en: 'added instead of multiplied' },
  when: {
    default: 'Đáp án {{letter}} đúng khi',
    vi: 'Đáp án {{letter}} đúng khi',
    en: 'Answer {{letter}} is correct when',
  },
  statementWhen: {
    default: 'Ý {{number}} đúng khi',
    vi: 'Ý {{number}} đúng khi',
    en: 'Statement {{number}} is true when',
  },
  whenHint: {
    default: 'Để trống: theo nút bên cạnh.',
    vi: 'Để trống: theo nút bên cạnh.',
    en: 'Empty: as it is marked.',
  },
  key: { default: 'Đáp án: {{key}}', vi: 'Đáp án: {{key}}', en: 'Key: {{key}}' },
})

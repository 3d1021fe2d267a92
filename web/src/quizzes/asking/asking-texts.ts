import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

const both = (vi: string, en: string) => ({ default: vi, vi, en })

/** Points, draws and sections of a quiz. */
export const askingTexts = defineTexts('quiz-asking', {
  points: both('Điểm của từng câu', 'Points of each question'),
  pointsHint: both(
    'Theo bước 0,25. Để trống thì câu hỏi giữ điểm của nó.',
    'In steps of 0.25. Where it is empty the question keeps its own.',
  ),
  scale: both('Thang điểm', 'Scale'),
  sum: both('Tổng số điểm', 'Sum of the points'),
  ten: both('Thang 10', 'Out of 10'),
  hundred: both('Thang 100', 'Out of 100'),
  even: both('Chia đều điểm', 'Share points evenly'),
  evenDone: both('Đã chia đều: tổng {{total}} điểm', 'Shared evenly: {{total}} points together'),
  total: both('Tổng cộng: {{total}} điểm', 'Together: {{total}} points'),
  pointsOf: both('Điểm của câu {{number}}: {{title}}', 'Points of question {{number}}: {{title}}'),
  sectionOf: both('Phần của câu {{number}}: {{title}}', 'Section of question {{number}}: {{title}}'),
  noSection: both('Không thuộc phần nào', 'In no section'),
  draws: both('Rút ngẫu nhiên cho mỗi học sinh', 'Drawn anew for each student'),
  drawsHint: both(
    'Mỗi bài làm nhận những câu riêng từ ngân hàng, khó như nhau, không câu nào lặp lại.',
    'Each paper gets questions of its own from the bank, equally hard, none of them twice.',
  ),
  addDraw: both('Thêm nhóm rút câu', 'Add a draw'),
  removeDraw: both('Bỏ nhóm {{number}}', 'Remove draw {{number}}'),
  draw: both('Nhóm {{number}}', 'Draw {{number}}'),
  count: both('Số câu', 'Questions'),
  difficulty: words.difficulty,
  type: both('Loại câu hỏi', 'Type'),
  anything: both('Bất kỳ', 'Any'),
  topic: both('Chủ điểm', 'Topic'),
  tag: both('Thẻ', 'Tag'),
  unseenDays: both('Chưa gặp trong (ngày)', 'Not met for (days)'),
  pointsEach: both('Điểm mỗi câu', 'Points each'),
  section: both('Phần', 'Section'),
  found: both('Tìm thấy {{found}} câu phù hợp.', '{{found}} questions fit.'),
  missing: both(
    'Còn thiếu {{missing}} câu: tìm thấy {{found}}. Học sinh chưa bắt đầu được bài này.',
    '{{missing}} are missing: {{found}} fit. Students cannot begin yet.',
  ),
  drawnEach: both(
    'Mỗi bài làm rút thêm {{count}} câu từ ngân hàng.',
    'Each paper draws {{count}} more questions from the bank.',
  ),
  tooFew: both(
    'Ngân hàng còn thiếu {{missing}} câu để rút. Học sinh chưa bắt đầu được bài này.',
    'The bank lacks {{missing}} questions for the draws. Students cannot begin yet.',
  ),
  checkFailed: both('Không đếm được câu hỏi phù hợp.', 'The questions that fit could not be counted.'),
  sections: both('Các phần', 'Sections'),
  sectionsHint: both(
    'Mỗi phần có tên, hướng dẫn và nếu cần thời gian riêng. Hết giờ của phần nào thì phần đó không nhận câu trả lời nữa.',
    'Each has a title, an instruction and, if you like, a time of its own, after which it takes no more answers.',
  ),
  addSection: both('Thêm phần', 'Add a section'),
  removeSection: both('Bỏ phần {{number}}', 'Remove section {{number}}'),
  sectionNumber: both('Phần {{number}}', 'Section {{number}}'),
  sectionTitle: both('Tên phần', 'Title'),
  instruction: both('Hướng dẫn', 'Instruction'),
  minutes: both('Thời gian riêng (phút)', 'Own time (minutes)'),
})

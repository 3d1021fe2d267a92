import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

const said = (vi: string, en: string) => ({ default: vi, vi, en })

export const groupActTexts = defineTexts('group-acts-tab', {
  title: said('Làm cho cả nhóm', 'For the whole group'),
  description: said(
    'Cùng quy tắc và thông báo như với từng học sinh. Ai đã có thì giữ nguyên.',
    'By the same rules and with the same notices as for one student. Who has it already keeps it.',
  ),
  kind: said('Việc', 'What'),
  assign: said('Giao bài', 'Assign'),
  withdraw: said('Thu hồi (em chưa bắt đầu)', 'Withdraw (from who has not begun)'),
  extend: said('Thêm giờ', 'Give extra time'),
  release: said('Công bố kết quả', 'Release results'),
  quiz: said('Bài kiểm tra', 'Quiz'),
  quizPlaceholder: said('Tìm theo tên bài', 'Search by title'),
  minutes: said('Số phút thêm', 'Extra minutes'),
  start: said('Thực hiện cho {{count}} học sinh', 'Do it for {{count}} {{count:student|students}}'),
  withdrawTitle: said('Thu hồi bài của cả nhóm?', 'Withdraw it from the whole group?'),
  withdrawMessage: said(
    'Em nào chưa bắt đầu thì không còn thấy bài này. Em đã bắt đầu giữ nguyên.',
    'Who has not begun no longer sees it. Who has begun keeps it.',
  ),
  withdrawNow: said('Thu hồi', 'Withdraw'),
  cancel: words.cancel,
  history: said('Đã làm', 'Done so far'),
  running: said('Đang làm', 'Running'),
  done: said('Xong', 'Done'),
  stopped: said('Đã dừng', 'Stopped'),
  act_assign: said('Giao bài', 'Assigned'),
  act_withdraw: said('Thu hồi', 'Withdrawn'),
  act_extend: said('Thêm {{minutes}} phút', '{{minutes}} extra {{minutes:minute|minutes}}'),
  act_release: said('Công bố kết quả', 'Results released'),
  progress: said('{{done}} trên {{total}} học sinh', '{{done}} of {{total}} {{total:student|students}}'),
  changed: said('thay đổi với {{count}} em', 'changed for {{count}}'),
  progressOf: said('Tiến độ: {{quiz}}', 'Progress: {{quiz}}'),
  empty: said('Chưa có việc nào cho cả nhóm.', 'Nothing was done for the group yet.'),
  loadFailed: said('Chưa tải được', 'Could not be loaded'),
  nothingFound: said('Không tìm thấy bài nào', 'No quiz found'),
  noStudents: said('Nhóm chưa có học sinh.', 'The group has no students.'),
})

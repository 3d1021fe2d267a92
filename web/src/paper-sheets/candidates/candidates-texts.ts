import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const candidatesTexts = defineTexts('paper-candidates', {
  title: { default: 'Danh sách thí sinh', vi: 'Danh sách thí sinh', en: 'Candidates' },
  description: {
    default: 'Số báo danh cho phiếu trả lời không in tên. Cấp một lần, dùng cho mọi bài kiểm tra của bạn.',
    vi: 'Số báo danh cho phiếu trả lời không in tên. Cấp một lần, dùng cho mọi bài kiểm tra của bạn.',
    en: 'Numbers for sheets without a name. Given once, they hold for all of your quizzes.',
  },
  number: { default: 'Số báo danh', vi: 'Số báo danh', en: 'Candidate number' },
  numberHint: {
    default: 'Để trống: số tiếp theo còn trống',
    vi: 'Để trống: số tiếp theo còn trống',
    en: 'Left empty: the next that is free',
  },
  name: { default: 'Tên', vi: 'Tên', en: 'Name' },
  nameHint: {
    default: 'Cho người chưa có tài khoản',
    vi: 'Cho người chưa có tài khoản',
    en: 'For somebody without an account',
  },
  account: { default: 'Tài khoản', vi: 'Tài khoản', en: 'Account' },
  student: { default: 'Học sinh', vi: 'Học sinh', en: 'Student' },
  nameOnly: { default: 'Chỉ có tên', vi: 'Chỉ có tên', en: 'Name only' },
  add: { default: 'Thêm thí sinh', vi: 'Thêm thí sinh', en: 'Add a candidate' },
  addStudent: { default: 'Học sinh có tài khoản', vi: 'Học sinh có tài khoản', en: 'Student with an account' },
  link: { default: 'Gắn với học sinh', vi: 'Gắn với học sinh', en: 'Link to a student' },
  linkTitle: {
    default: 'Gắn {{name}} với học sinh',
    vi: 'Gắn {{name}} với học sinh',
    en: 'Link {{name}} to a student',
  },
  linkHint: {
    default: 'Bài đã nhập cho thí sinh này trở thành bài làm của học sinh.',
    vi: 'Bài đã nhập cho thí sinh này trở thành bài làm của học sinh.',
    en: 'What was entered for this candidate becomes the student’s.',
  },
  search: { default: 'Tìm theo tên', vi: 'Tìm theo tên', en: 'Search by name' },
  nobodyFound: { default: 'Không tìm thấy ai', vi: 'Không tìm thấy ai', en: 'Nobody was found' },
  remove: { default: 'Xóa', vi: 'Xóa', en: 'Remove' },
  removeTitle: {
    default: 'Xóa thí sinh {{name}}?',
    vi: 'Xóa thí sinh {{name}}?',
    en: 'Remove the candidate {{name}}?',
  },
  removeMessage: {
    default: 'Số báo danh trống lại. Bài đã nhập của người chưa có tài khoản cũng bị xóa.',
    vi: 'Số báo danh trống lại. Bài đã nhập của người chưa có tài khoản cũng bị xóa.',
    en: 'The number is free again. What was entered for somebody without an account goes too.',
  },
  none: { default: 'Chưa có thí sinh nào', vi: 'Chưa có thí sinh nào', en: 'There is no candidate yet' },
  noneMessage: {
    default: 'Thêm học sinh hoặc tên để in phiếu và nhập bài theo số báo danh.',
    vi: 'Thêm học sinh hoặc tên để in phiếu và nhập bài theo số báo danh.',
    en: 'Add students or names to print sheets and to enter papers by number.',
  },
  loadFailed: {
    default: 'Không tải được danh sách thí sinh',
    vi: 'Không tải được danh sách thí sinh',
    en: 'The candidates could not be loaded',
  },
  actions: words.actions,
  cancel: words.cancel,
  save: words.save,
})

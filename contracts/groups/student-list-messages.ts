import { defineMessages } from '../messages.ts'

/** What is said about one line of a list. */
export const listProblems = defineMessages('student-lists.problems', {
  nameMissing: { default: 'Thiếu họ tên', vi: 'Thiếu họ tên', en: 'The name is missing' },
  nameLong: {
    default: 'Họ hoặc tên dài quá 50 ký tự',
    vi: 'Họ hoặc tên dài quá 50 ký tự',
    en: 'A name has more than 50 characters',
  },
  groupMissing: { default: 'Thiếu tên nhóm', vi: 'Thiếu tên nhóm', en: 'The group is missing' },
  groupLong: {
    default: 'Tên nhóm dài quá 60 ký tự',
    vi: 'Tên nhóm dài quá 60 ký tự',
    en: 'The name of the group has more than 60 characters',
  },
  emailInvalid: {
    default: 'Địa chỉ của phụ huynh không đúng: {{email}}',
    vi: 'Địa chỉ của phụ huynh không đúng: {{email}}',
    en: 'The parent’s address is not one: {{email}}',
  },
  candidateInvalid: {
    default: 'Số báo danh phải gồm 1 đến 8 chữ số: {{number}}',
    vi: 'Số báo danh phải gồm 1 đến 8 chữ số: {{number}}',
    en: 'A candidate number has 1 to 8 digits: {{number}}',
  },
  candidateTwice: {
    default: 'Số báo danh {{number}} đã có ở dòng {{line}}',
    vi: 'Số báo danh {{number}} đã có ở dòng {{line}}',
    en: 'Candidate number {{number}} stands in line {{line}} already',
  },
  candidateUsed: {
    default: 'Số báo danh {{number}} trong nhóm là của {{name}}',
    vi: 'Số báo danh {{number}} trong nhóm là của {{name}}',
    en: 'In the group, candidate number {{number}} is {{name}}’s',
  },
  sameAsLine: {
    default: 'Trùng với dòng {{line}}: cùng tên, cùng nhóm',
    vi: 'Trùng với dòng {{line}}: cùng tên, cùng nhóm',
    en: 'The same as line {{line}}: same name, same group',
  },
  existing: {
    default: 'Có thể là {{name}} ({{username}}) đã có tài khoản',
    vi: 'Có thể là {{name}} ({{username}}) đã có tài khoản',
    en: 'May be {{name}} ({{username}}), who has an account',
  },
  groupsMany: {
    default: 'Đã đủ số nhóm tối đa, không tạo thêm được nhóm {{group}}',
    vi: 'Đã đủ số nhóm tối đa, không tạo thêm được nhóm {{group}}',
    en: 'There are as many groups as one may have: {{group}} could not be made',
  },
  groupGone: { default: 'Nhóm đã bị xóa', vi: 'Nhóm đã bị xóa', en: 'The group is gone' },
  groupFull: { default: 'Nhóm đã đầy', vi: 'Nhóm đã đầy', en: 'The group is full' },
  studentGone: { default: 'Tài khoản đã chọn không còn', vi: 'Tài khoản đã chọn không còn', en: 'The account is gone' },
  candidateNow: {
    default: 'Số báo danh {{number}} vừa có người khác trong nhóm dùng',
    vi: 'Số báo danh {{number}} vừa có người khác trong nhóm dùng',
    en: 'Somebody else in the group has candidate number {{number}} by now',
  },
})
export type ListProblemCode = keyof typeof listProblems

export const listMessages = defineMessages('student-lists', {
  notFound: { default: 'Không tìm thấy danh sách', vi: 'Không tìm thấy danh sách', en: 'List not found' },
  rowNotFound: { default: 'Không tìm thấy dòng này', vi: 'Không tìm thấy dòng này', en: 'Line not found' },
  received: { default: 'Đã đọc danh sách.', vi: 'Đã đọc danh sách.', en: 'The list was read.' },
  noFile: { default: 'Hãy chọn một tệp.', vi: 'Hãy chọn một tệp.', en: 'Please choose a file.' },
  tooLarge: {
    default: 'Tệp không được quá 5 MB.',
    vi: 'Tệp không được quá 5 MB.',
    en: 'A file must not be larger than 5 MB.',
  },
  unreadable: {
    default: 'Không đọc được tệp này. Hãy dùng tệp Excel (XLSX) hoặc CSV.',
    vi: 'Không đọc được tệp này. Hãy dùng tệp Excel (XLSX) hoặc CSV.',
    en: 'This file could not be read. Please use Excel (XLSX) or CSV.',
  },
  tooMuch: {
    default: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy chỉ giữ lại trang có danh sách.',
    vi: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy chỉ giữ lại trang có danh sách.',
    en: 'Reading this file takes too much memory or time. Please keep only the sheet with the list.',
  },
  noColumns: {
    default: 'Không thấy cột họ tên. Dòng đầu của bảng cần có tên cột, ví dụ “Họ và tên”, “Nhóm”.',
    vi: 'Không thấy cột họ tên. Dòng đầu của bảng cần có tên cột, ví dụ “Họ và tên”, “Nhóm”.',
    en: 'No column with names was found. The first line needs names of columns, such as “Name”, “Group”.',
  },
  empty: {
    default: 'Danh sách không có học sinh nào.',
    vi: 'Danh sách không có học sinh nào.',
    en: 'The list has no students.',
  },
  tooMany: {
    default: 'Một danh sách có tối đa 5.000 học sinh.',
    vi: 'Một danh sách có tối đa 5.000 học sinh.',
    en: 'A list has at most 5,000 students.',
  },
  tooManyOpen: {
    default: 'Bạn còn nhiều danh sách chưa xong. Hãy nhập hoặc bỏ bớt trước.',
    vi: 'Bạn còn nhiều danh sách chưa xong. Hãy nhập hoặc bỏ bớt trước.',
    en: 'Many of your lists are not done. Please finish or discard some first.',
  },
  wrongState: {
    default: 'Danh sách này không còn chờ bạn kiểm tra.',
    vi: 'Danh sách này không còn chờ bạn kiểm tra.',
    en: 'This list does not wait for you any more.',
  },
  undecided: {
    default: 'Còn {{count}} dòng chưa chọn.',
    vi: 'Còn {{count}} dòng chưa chọn.',
    en: '{{count}} {{count:line is|lines are}} not decided yet.',
  },
  nothingTaken: {
    default: 'Không có dòng nào để nhập.',
    vi: 'Không có dòng nào để nhập.',
    en: 'There is no line to take.',
  },
  rowSaved: { default: 'Đã lưu dòng.', vi: 'Đã lưu dòng.', en: 'The line was saved.' },
  chosen: { default: 'Đã ghi nhận lựa chọn.', vi: 'Đã ghi nhận lựa chọn.', en: 'Your choice was saved.' },
  confirmed: { default: 'Đang tạo tài khoản.', vi: 'Đang tạo tài khoản.', en: 'Accounts are being made.' },
  undoing: { default: 'Đang hoàn tác.', vi: 'Đang hoàn tác.', en: 'Being taken back.' },
  discarded: { default: 'Đã bỏ danh sách.', vi: 'Đã bỏ danh sách.', en: 'The list was discarded.' },
  savingFailed: {
    default: 'Chưa tạo được hết tài khoản. Hãy thử nhập lại phần còn lại.',
    vi: 'Chưa tạo được hết tài khoản. Hãy thử nhập lại phần còn lại.',
    en: 'Not all accounts could be made. Please try the rest again.',
  },
})

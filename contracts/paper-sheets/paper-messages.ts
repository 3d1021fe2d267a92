import { defineMessages } from '../messages.ts'

/** What is said about printed papers, their sheets and what was written on them. */
export const paperMessages = defineMessages('paper-sheets', {
  notFound: {
    default: 'Không tìm thấy đề đã in',
    vi: 'Không tìm thấy đề đã in',
    en: 'There is no such printed paper',
  },
  entryNotFound: {
    default: 'Không tìm thấy bài làm trên giấy',
    vi: 'Không tìm thấy bài làm trên giấy',
    en: 'There is no such entry',
  },
  codeUnknown: {
    default: 'Mã đề này không có trong đề đã in',
    vi: 'Mã đề này không có trong đề đã in',
    en: 'The printed paper has no such code',
  },
  answerUnclear: {
    default: 'Câu {{number}}: không hiểu câu trả lời này',
    vi: 'Câu {{number}}: không hiểu câu trả lời này',
    en: 'Question {{number}}: this is no answer to it',
  },
  totalRange: {
    default: 'Tổng điểm phải từ 0 đến {{points}}',
    vi: 'Tổng điểm phải từ 0 đến {{points}}',
    en: 'The total is between 0 and {{points}}',
  },
  changedElsewhere: {
    default: 'Bài này vừa được người khác sửa. Kết quả mới nhất đã được tải lại.',
    vi: 'Bài này vừa được người khác sửa. Kết quả mới nhất đã được tải lại.',
    en: 'Somebody else changed this in the meantime',
  },
  entered: { default: 'Đã lưu bài làm trên giấy', vi: 'Đã lưu bài làm trên giấy', en: 'Entered' },
  withdrawn: { default: 'Đã gỡ bài làm trên giấy', vi: 'Đã gỡ bài làm trên giấy', en: 'Taken out again' },
  candidateNotFound: {
    default: 'Không tìm thấy thí sinh',
    vi: 'Không tìm thấy thí sinh',
    en: 'There is no such candidate',
  },
  candidateNumber: {
    default: 'Số báo danh gồm 1 đến 6 chữ số',
    vi: 'Số báo danh gồm 1 đến 6 chữ số',
    en: 'A candidate number has 1 to 6 digits',
  },
  candidateTaken: {
    default: 'Số báo danh hoặc học sinh này đã có trong danh sách',
    vi: 'Số báo danh hoặc học sinh này đã có trong danh sách',
    en: 'This number or this student is in the list already',
  },
  candidateWho: {
    default: 'Vui lòng chọn học sinh hoặc nhập tên',
    vi: 'Vui lòng chọn học sinh hoặc nhập tên',
    en: 'Please choose a student or write a name',
  },
  candidateNameUnfit: {
    default: 'Họ tên không được có dấu xuống dòng hay ký tự ẩn',
    vi: 'Họ tên không được có dấu xuống dòng hay ký tự ẩn',
    en: 'Names have no line breaks or hidden signs',
  },
  candidateName: {
    default: 'Tên dài tối đa 100 ký tự',
    vi: 'Tên dài tối đa 100 ký tự',
    en: 'A name has at most 100 characters',
  },
  candidatesMany: {
    default: 'Danh sách có tối đa {{count}} thí sinh',
    vi: 'Danh sách có tối đa {{count}} thí sinh',
    en: 'A list has at most {{count}} candidates',
  },
  candidateSaved: { default: 'Đã lưu thí sinh', vi: 'Đã lưu thí sinh', en: 'Candidate saved' },
  candidatesAdded: { default: 'Đã thêm thí sinh', vi: 'Đã thêm thí sinh', en: 'Candidates added' },
  candidateRemoved: { default: 'Đã xóa thí sinh', vi: 'Đã xóa thí sinh', en: 'Candidate removed' },
})

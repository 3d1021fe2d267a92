import { defineMessages } from '../messages.ts'

export const scanMessages = defineMessages('scans', {
  notFound: {
    default: 'Không tìm thấy lượt quét này.',
    vi: 'Không tìm thấy lượt quét này.',
    en: 'This batch of scans could not be found.',
  },
  sheetNotFound: {
    default: 'Không tìm thấy phiếu này.',
    vi: 'Không tìm thấy phiếu này.',
    en: 'This sheet could not be found.',
  },
  pictureGone: {
    default: 'Ảnh này không còn được lưu.',
    vi: 'Ảnh này không còn được lưu.',
    en: 'This picture is not kept any more.',
  },
  noFile: {
    default: 'Hãy chọn ít nhất một ảnh hoặc tệp PDF.',
    vi: 'Hãy chọn ít nhất một ảnh hoặc tệp PDF.',
    en: 'Please choose at least one picture or PDF.',
  },
  tooLarge: {
    default: 'Mỗi tệp không được quá 20 MB.',
    vi: 'Mỗi tệp không được quá 20 MB.',
    en: 'A file can have at most 20 MB.',
  },
  tooMany: {
    default: 'Một lượt quét có nhiều nhất 200 tệp.',
    vi: 'Một lượt quét có nhiều nhất 200 tệp.',
    en: 'A batch can have at most 200 files.',
  },
  tooManyOpen: {
    default: 'Bạn có quá nhiều lượt quét đang mở. Hãy xác nhận hoặc xóa bớt.',
    vi: 'Bạn có quá nhiều lượt quét đang mở. Hãy xác nhận hoặc xóa bớt.',
    en: 'You have too many open batches. Please confirm or delete some.',
  },
  wrongState: {
    default: 'Lượt quét này đang được xử lý. Hãy thử lại sau ít phút.',
    vi: 'Lượt quét này đang được xử lý. Hãy thử lại sau ít phút.',
    en: 'This batch is being worked on. Please try again in a few minutes.',
  },
  sheetConfirmed: {
    default: 'Phiếu này đã được xác nhận. Hãy hoàn tác trước khi sửa.',
    vi: 'Phiếu này đã được xác nhận. Hãy hoàn tác trước khi sửa.',
    en: 'This sheet is confirmed. Undo it before you change it.',
  },
  nothingReady: {
    default: 'Chưa có phiếu nào sẵn sàng để xác nhận.',
    vi: 'Chưa có phiếu nào sẵn sàng để xác nhận.',
    en: 'No sheet is ready to be confirmed.',
  },
  nothingConfirmed: {
    default: 'Chưa có phiếu nào được xác nhận.',
    vi: 'Chưa có phiếu nào được xác nhận.',
    en: 'No sheet is confirmed.',
  },
  answerUnknown: {
    default: 'Phiếu không có ô này.',
    vi: 'Phiếu không có ô này.',
    en: 'The sheet has no such bubble.',
  },
  childUnknown: {
    default: 'Không tìm thấy học sinh này.',
    vi: 'Không tìm thấy học sinh này.',
    en: 'This student could not be found.',
  },
  codeUnknown: {
    default: 'Đề này không có mã đề đó.',
    vi: 'Đề này không có mã đề đó.',
    en: 'This paper has no such code.',
  },
  formatRequired: {
    default: 'Hãy chọn CSV hoặc XLSX.',
    vi: 'Hãy chọn CSV hoặc XLSX.',
    en: 'Please choose CSV or XLSX.',
  },
  uploaded: { default: 'Đã nhận ảnh', vi: 'Đã nhận ảnh', en: 'The pictures were received' },
  changed: { default: 'Đã lưu', vi: 'Đã lưu', en: 'Saved' },
  confirming: { default: 'Đang ghi kết quả', vi: 'Đang ghi kết quả', en: 'The results are being written' },
  undoing: { default: 'Đang hoàn tác', vi: 'Đang hoàn tác', en: 'It is being undone' },
  removed: { default: 'Đã xóa', vi: 'Đã xóa', en: 'Deleted' },
})

/** Why a file could not be read. */
export const scanFailures = defineMessages('scans.failures', {
  unknown: {
    default: 'Tệp không phải ảnh JPEG, PNG, HEIC hay PDF.',
    vi: 'Tệp không phải ảnh JPEG, PNG, HEIC hay PDF.',
    en: 'The file is no JPEG, PNG, HEIC or PDF.',
  },
  heic: {
    default: 'Không mở được ảnh HEIC này. Hãy lưu ảnh thành JPEG rồi gửi lại.',
    vi: 'Không mở được ảnh HEIC này. Hãy lưu ảnh thành JPEG rồi gửi lại.',
    en: 'This HEIC picture cannot be opened. Please save it as JPEG and send it again.',
  },
  broken: { default: 'Tệp bị hỏng.', vi: 'Tệp bị hỏng.', en: 'The file is broken.' },
  pixels: {
    default: 'Ảnh quá lớn (nhiều hơn 100 triệu điểm ảnh).',
    vi: 'Ảnh quá lớn (nhiều hơn 100 triệu điểm ảnh).',
    en: 'The picture is too large (more than 100 million pixels).',
  },
  locked: { default: 'Tệp PDF có mật khẩu.', vi: 'Tệp PDF có mật khẩu.', en: 'The PDF has a password.' },
  pages: {
    default: 'Tệp PDF có quá nhiều trang (nhiều nhất 200).',
    vi: 'Tệp PDF có quá nhiều trang (nhiều nhất 200).',
    en: 'The PDF has too many pages (at most 200).',
  },
  withoutPictures: {
    default: 'Tệp PDF không có ảnh quét nào.',
    vi: 'Tệp PDF không có ảnh quét nào.',
    en: 'The PDF has no scanned pictures.',
  },
  repeated: {
    default: 'Ảnh này đã được gửi trong lượt này rồi.',
    vi: 'Ảnh này đã được gửi trong lượt này rồi.',
    en: 'This very picture is in this batch already.',
  },
  tooMuch: {
    default: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy gửi từng trang dưới dạng ảnh JPEG.',
    vi: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy gửi từng trang dưới dạng ảnh JPEG.',
    en: 'Reading this file takes too much memory or time. Please send its pages as JPEG pictures.',
  },
  failed: { default: 'Không đọc được tệp này.', vi: 'Không đọc được tệp này.', en: 'The file could not be read.' },
})

export type ScanFailureCode = keyof typeof scanFailures

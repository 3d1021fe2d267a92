import { defineMessages } from '../messages.ts'

export const generationMessages = defineMessages('generation', {
  started: {
    default: 'Bài kiểm tra đã được tạo thành công!',
    vi: 'Đã bắt đầu tạo bài kiểm tra!',
    en: 'The quiz is being made!',
  },
  retried: { default: 'Đã bắt đầu thử lại', vi: 'Đã bắt đầu thử lại', en: 'Trying again' },
  cancelled: { default: 'Đã hủy tiến trình', vi: 'Đã hủy tiến trình', en: 'The process was cancelled' },
  notFound: { default: 'Không tìm thấy tiến trình', vi: 'Không tìm thấy tiến trình', en: 'Process not found' },
  titleRequired: { default: 'Tiêu đề là bắt buộc', vi: 'Tiêu đề là bắt buộc', en: 'The title is required' },
  titleLong: {
    default: 'Tiêu đề không được quá 300 ký tự',
    vi: 'Tiêu đề không được quá 300 ký tự',
    en: 'The title must be at most 300 characters',
  },
  classRequired: { default: 'Lớp là bắt buộc', vi: 'Lớp là bắt buộc', en: 'The class is required' },
  providerInvalid: {
    default: 'Nhà cung cấp không hợp lệ',
    vi: 'Nhà cung cấp không hợp lệ',
    en: 'Unknown provider',
  },
  modelRequired: { default: 'Mô hình là bắt buộc', vi: 'Mô hình là bắt buộc', en: 'The model is required' },
  modelUnknown: {
    default: 'Nhà cung cấp này không có mô hình đó',
    vi: 'Nhà cung cấp này không có mô hình đó',
    en: 'This provider does not have that model',
  },
  subjectRequired: { default: 'Chủ đề là bắt buộc', vi: 'Chủ đề là bắt buộc', en: 'The subject is required' },
  subjectShort: {
    default: 'Chủ đề phải có ít nhất 2 ký tự',
    vi: 'Chủ đề phải có ít nhất 2 ký tự',
    en: 'The subject must be at least 2 characters',
  },
  subjectLong: {
    default: 'Chủ đề không được quá 100 ký tự',
    vi: 'Chủ đề không được quá 100 ký tự',
    en: 'The subject must be at most 100 characters',
  },
  totalRequired: { default: 'Tổng số câu là bắt buộc', vi: 'Tổng số câu là bắt buộc', en: 'The total is required' },
  totalLow: {
    default: 'Tổng số câu phải lớn hơn 0',
    vi: 'Tổng số câu phải lớn hơn 0',
    en: 'The total must be greater than 0',
  },
  totalHigh: {
    default: 'Tổng số câu không được quá 50',
    vi: 'Tổng số câu không được quá 50',
    en: 'The total must be at most 50',
  },
  totalDiffers: {
    default: 'Tổng số câu hỏi phải bằng tổng số câu dễ, vừa và khó.',
    vi: 'Tổng số câu hỏi phải bằng tổng số câu dễ, vừa và khó.',
    en: 'The total must equal the sum of easy, medium and hard questions.',
  },
  countInvalid: {
    default: 'Số câu phải là số nguyên từ 0 đến 50',
    vi: 'Số câu phải là số nguyên từ 0 đến 50',
    en: 'The number must be a whole number from 0 to 50',
  },
  pointsRequired: {
    default: 'Tổng điểm là bắt buộc',
    vi: 'Tổng điểm là bắt buộc',
    en: 'The total points are required',
  },
  pointsHundred: {
    default: 'Tổng điểm phải bằng 100',
    vi: 'Tổng điểm phải bằng 100',
    en: 'The total points must be 100',
  },
  timeLimitRange: {
    default: 'Thời gian phải từ 1 đến 1440 phút',
    vi: 'Thời gian phải từ 1 đến 1440 phút',
    en: 'The time must be between 1 and 1440 minutes',
  },
  passingScoreRange: {
    default: 'Điểm đạt phải từ 0 đến 100',
    vi: 'Điểm đạt phải từ 0 đến 100',
    en: 'The passing score must be between 0 and 100',
  },
  maxAttemptsRange: {
    default: 'Số lần làm phải từ 0 đến 1000 (0 là không giới hạn)',
    vi: 'Số lần làm phải từ 0 đến 1000 (0 là không giới hạn)',
    en: 'The number of attempts must be between 0 and 1000 (0 is unlimited)',
  },
  tooLong: {
    default: 'Nội dung không được quá 2000 ký tự',
    vi: 'Nội dung không được quá 2000 ký tự',
    en: 'The text must be at most 2000 characters',
  },
  providerUnavailable: {
    default: 'Máy chủ chưa có khóa của nhà cung cấp AI này. Vui lòng liên hệ quản trị viên.',
    vi: 'Máy chủ chưa có khóa của nhà cung cấp AI này. Vui lòng liên hệ quản trị viên.',
    en: 'The server has no key for this AI provider. Please ask an administrator.',
  },
  hourlyLimit: {
    default: 'Bạn đã dùng hết lượt tạo bằng AI trong giờ này. Vui lòng thử lại sau.',
    vi: 'Bạn đã dùng hết lượt tạo bằng AI trong giờ này. Vui lòng thử lại sau.',
    en: 'You have used up your AI requests of this hour. Please try again later.',
  },
  dailyLimit: {
    default: 'Hệ thống đã dùng hết lượt tạo bằng AI trong ngày. Vui lòng thử lại sau.',
    vi: 'Hệ thống đã dùng hết lượt tạo bằng AI trong ngày. Vui lòng thử lại sau.',
    en: 'This site has used up its AI requests of the day. Please try again later.',
  },
  notFailed: {
    default: 'Chỉ thử lại được tiến trình đã thất bại',
    vi: 'Chỉ thử lại được tiến trình đã thất bại',
    en: 'Only a failed process can be tried again',
  },
  notRunning: {
    default: 'Tiến trình này đã kết thúc',
    vi: 'Tiến trình này đã kết thúc',
    en: 'This process has ended already',
  },
  notReviewable: {
    default: 'Chưa có bài kiểm tra nào để duyệt',
    vi: 'Chưa có bài kiểm tra nào để duyệt',
    en: 'There is no quiz to review yet',
  },
  failed: {
    default: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    en: 'An error occurred. Please try again.',
  },
  alreadyActive: {
    default: 'Bài kiểm tra đã được kích hoạt; hãy sửa nó ở trang bài kiểm tra',
    vi: 'Bài kiểm tra đã được kích hoạt; hãy sửa nó ở trang bài kiểm tra',
    en: 'The quiz is active already; change it on its own page',
  },
  questionNotFound: {
    default: 'Câu hỏi này không còn trong bài kiểm tra',
    vi: 'Câu hỏi này không còn trong bài kiểm tra',
    en: 'This question is no longer in the quiz',
  },
  beingReplaced: {
    default: 'Câu hỏi này đang được tạo lại',
    vi: 'Câu hỏi này đang được tạo lại',
    en: 'This question is being made anew',
  },
  lastQuestion: {
    default: 'Bài kiểm tra phải còn ít nhất 1 câu hỏi',
    vi: 'Bài kiểm tra phải còn ít nhất 1 câu hỏi',
    en: 'The quiz must keep at least 1 question',
  },
  replacing: { default: 'Đang tạo lại câu hỏi', vi: 'Đang tạo lại câu hỏi', en: 'Making the question anew' },
  dropped: { default: 'Đã bỏ câu hỏi', vi: 'Đã bỏ câu hỏi', en: 'The question was dropped' },
  pointsDealt: { default: 'Đã chia lại 100 điểm', vi: 'Đã chia lại 100 điểm', en: 'The 100 points were dealt anew' },
  wishLong: {
    default: 'Yêu cầu không được quá 500 ký tự',
    vi: 'Yêu cầu không được quá 500 ký tự',
    en: 'The wish must be at most 500 characters',
  },
})

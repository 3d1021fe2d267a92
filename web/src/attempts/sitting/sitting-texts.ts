import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

/** Before, beside and after the sheet of a student. */
export const sittingTexts = defineTexts('sitting', {
  loadFailed: {
    default: 'Error fetching quiz details',
    vi: 'Không thể tải bài kiểm tra',
    en: 'Error fetching quiz details',
  },
  missing: {
    default: 'Bài kiểm tra không tồn tại',
    vi: 'Bài kiểm tra không tồn tại',
    en: 'This quiz does not exist',
  },
  missingMessage: {
    default: 'Bài kiểm tra có thể đã bị thu hồi, hoặc không dành cho bạn.',
    vi: 'Bài kiểm tra có thể đã bị thu hồi, hoặc không dành cho bạn.',
    en: 'It may have been taken back, or is not meant for you.',
  },
  back: { default: 'Quay lại danh sách', vi: 'Quay lại danh sách', en: 'Back to the list' },
  time: words.time,
  minutes: { default: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} minutes' },
  noTimeLimit: { default: 'Không giới hạn', vi: 'Không giới hạn', en: 'No limit' },
  questions: words.questionCount,
  totalPoints: words.totalPoints,
  attempts: { default: 'Lượt làm bài', vi: 'Lượt làm bài', en: 'Attempts' },
  deadline: words.deadline,
  opensAt: { default: 'Mở lúc', vi: 'Mở lúc', en: 'Opens' },
  password: { default: 'Mật khẩu bài kiểm tra', vi: 'Mật khẩu bài kiểm tra', en: 'Quiz password' },
  passwordHint: {
    default: 'Hỏi thầy cô hoặc bố mẹ nếu bạn chưa có mật khẩu.',
    vi: 'Hỏi thầy cô hoặc bố mẹ nếu bạn chưa có mật khẩu.',
    en: 'Ask your teacher or parents if you do not have it.',
  },
  start: { default: 'Bắt đầu làm bài', vi: 'Bắt đầu làm bài', en: 'Start' },
  startFailed: {
    default: 'Bắt đầu quiz thất bại. Vui lòng thử lại.',
    vi: 'Bắt đầu bài kiểm tra thất bại. Vui lòng thử lại.',
    en: 'The quiz could not be started. Please try again.',
  },
  encouragement: {
    default: 'Câu trả lời được lưu ngay khi bạn chọn. Chúc bạn làm bài tốt!',
    vi: 'Câu trả lời được lưu ngay khi bạn chọn. Chúc bạn làm bài tốt!',
    en: 'Every answer is saved as you go. Good luck!',
  },
  lastResult: { default: 'Xem kết quả lần trước', vi: 'Xem kết quả lần trước', en: 'See the last result' },
  saved: { default: 'Đã lưu', vi: 'Đã lưu', en: 'Saved' },
  saving: { default: 'Đang lưu…', vi: 'Đang lưu…', en: 'Saving…' },
  offline: {
    default: 'Mất kết nối: {{count}} câu đang chờ gửi. Bạn cứ làm tiếp nhé!',
    vi: 'Mất kết nối: {{count}} câu đang chờ gửi. Bạn cứ làm tiếp nhé!',
    en: 'Offline: {{count}} waiting to be sent. You can go on!',
  },
  offlineNotKept: {
    default: 'Mất kết nối: {{count}} câu đang chờ gửi. Máy này không giữ được bài, bạn đừng đóng trang nhé!',
    vi: 'Mất kết nối: {{count}} câu đang chờ gửi. Máy này không giữ được bài, bạn đừng đóng trang nhé!',
    en: 'Offline: {{count}} waiting to be sent. This device cannot keep them: do not close the page!',
  },
  notSaved: {
    default: 'Chưa lưu được {{count}} câu, đang thử lại: {{reason}}',
    vi: 'Chưa lưu được {{count}} câu, đang thử lại: {{reason}}',
    en: '{{count}} not saved yet, trying again: {{reason}}',
  },
  changedElsewhere: {
    default: 'Bài làm đã được thay đổi ở một cửa sổ khác. Hãy xem lại câu: {{numbers}}',
    vi: 'Bài làm đã được thay đổi ở một cửa sổ khác. Hãy xem lại câu: {{numbers}}',
    en: 'The attempt was changed in another window. Please look again at: {{numbers}}',
  },
  understood: { default: 'Đã hiểu', vi: 'Đã hiểu', en: 'OK' },
  keys: {
    default: 'Phím tắt: 1–6 chọn đáp án, Page Up / Page Down chuyển câu, F đánh dấu',
    vi: 'Phím tắt: 1–6 chọn đáp án, Page Up / Page Down chuyển câu, F đánh dấu',
    en: 'Keys: 1–6 choose, Page Up / Page Down move, F flags',
  },
  submitFailed: { default: 'Error submitting quiz', vi: 'Không nộp được bài', en: 'Error submitting quiz' },
  timeUp: {
    default: 'Hết giờ! Bài của bạn đang được nộp.',
    vi: 'Hết giờ! Bài của bạn đang được nộp.',
    en: 'Time is up! Your quiz is being submitted.',
  },
  leave: {
    default: 'Rời bài làm (đồng hồ vẫn chạy)',
    vi: 'Rời bài làm (đồng hồ vẫn chạy)',
    en: 'Leave the quiz (the clock goes on)',
  },
  navigatorOf: {
    default: 'Danh sách câu hỏi, đã trả lời {{answered}} / {{total}}',
    vi: 'Danh sách câu hỏi, đã trả lời {{answered}} / {{total}}',
    en: 'Questions, {{answered}} of {{total}} answered',
  },
  notKept: { default: 'Chưa lưu', vi: 'Chưa lưu', en: 'Not saved' },
  startOffline: {
    default: 'Máy đang không có mạng. Có mạng lại, bạn bấm bắt đầu nhé!',
    vi: 'Máy đang không có mạng. Có mạng lại, bạn bấm bắt đầu nhé!',
    en: 'There is no network. Press start once it is back!',
  },
  keptHere: {
    default: 'Giữ trên máy',
    vi: 'Giữ trên máy',
    en: 'Kept here',
  },
  handedIn: {
    default: 'Bạn đã nộp bài!',
    vi: 'Bạn đã nộp bài!',
    en: 'You have handed it in!',
  },
  timeUpWaiting: {
    default: 'Hết giờ rồi, bài đang chờ gửi',
    vi: 'Hết giờ rồi, bài đang chờ gửi',
    en: 'Time is up; your paper is waiting to be sent',
  },
  handedInMessage: {
    default: 'Máy đang chờ mạng. Bài của bạn được giữ ở đây và tự gửi đi khi có mạng.',
    vi: 'Máy đang chờ mạng. Bài của bạn được giữ ở đây và tự gửi đi khi có mạng.',
    en: 'This device is waiting for the network. Your paper is kept here and sends itself once it is back.',
  },
  handedInClock: {
    default: 'Đồng hồ vẫn chạy: hãy để máy này có mạng trước khi hết giờ để mọi câu đều được tính.',
    vi: 'Đồng hồ vẫn chạy: hãy để máy này có mạng trước khi hết giờ để mọi câu đều được tính.',
    en: 'The clock goes on: let this device find a network before the time is up, so that everything counts.',
  },
  wellDone: { default: 'Chúc mừng bạn!', vi: 'Chúc mừng bạn!', en: 'Well done!' },
  timeIsOver: {
    default: 'Hết giờ rồi!',
    vi: 'Hết giờ rồi!',
    en: 'Time is up!',
  },
  timeUpCounted: {
    default: 'Bạn đã cố gắng đến phút cuối. {{count}} câu bạn trả lời đều đã được nộp.',
    vi: 'Bạn đã cố gắng đến phút cuối. {{count}} câu bạn trả lời đều đã được nộp.',
    en: 'You kept at it until the end. The {{count}} you answered were handed in.',
  },
  timeUpEmpty: {
    default: 'Lần này đồng hồ nhanh hơn bạn một chút. Không sao đâu, lần sau mình bắt đầu sớm hơn nhé!',
    vi: 'Lần này đồng hồ nhanh hơn bạn một chút. Không sao đâu, lần sau mình bắt đầu sớm hơn nhé!',
    en: 'The clock was a little faster this time. Never mind: next time we begin earlier!',
  },
  arrivedLate: {
    default: 'Bài gửi đến nơi khi đã hết giờ, nên {{count}} câu trả lời cuối không được tính.',
    vi: 'Bài gửi đến nơi khi đã hết giờ, nên {{count}} câu trả lời cuối không được tính.',
    en: 'Your paper arrived after the end, so the last {{count}} could not be counted.',
  },
  resultsLater: {
    default: 'Kết quả sẽ được công bố sau.',
    vi: 'Kết quả sẽ được công bố sau.',
    en: 'The results will be released later.',
  },
  seeResult: { default: 'Xem kết quả', vi: 'Xem kết quả', en: 'See the result' },
  close: words.close,
  rate: { default: 'Bạn thấy bài này thế nào?', vi: 'Bạn thấy bài này thế nào?', en: 'How did you like this quiz?' },
  stars: { default: '{{count}} sao', vi: '{{count}} sao', en: '{{count}} {{count:star|stars}}' },
})

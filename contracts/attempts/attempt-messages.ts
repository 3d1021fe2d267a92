import { defineMessages } from '../messages.ts'

export const attemptMessages = defineMessages('attempts', {
  started: { default: 'Đã bắt đầu làm bài', vi: 'Đã bắt đầu làm bài', en: 'The quiz has started' },
  saved: { default: 'Đã lưu câu trả lời', vi: 'Đã lưu câu trả lời', en: 'Answers saved' },
  checked: { default: 'Đã chấm câu trả lời', vi: 'Đã chấm câu trả lời', en: 'The answer was checked' },
  notChecked: {
    default: 'Bài kiểm tra này chỉ chấm sau khi nộp.',
    vi: 'Bài kiểm tra này chỉ chấm sau khi nộp.',
    en: 'This quiz is marked only after it is handed in.',
  },
  questionMissing: {
    default: 'Câu hỏi này không có trong bài.',
    vi: 'Câu hỏi này không có trong bài.',
    en: 'This question is not part of the quiz.',
  },
  tryOutOfTurn: {
    default: 'Câu này đã được trả lời ở một cửa sổ khác.',
    vi: 'Câu này đã được trả lời ở một cửa sổ khác.',
    en: 'This question was answered in another window.',
  },
  submitted: {
    default: 'Hoàn thành bài kiểm tra thành công!',
    vi: 'Hoàn thành bài kiểm tra thành công!',
    en: 'You have finished the quiz!',
  },
  rated: { default: 'Cảm ơn bạn đã đánh giá!', vi: 'Cảm ơn bạn đã đánh giá!', en: 'Thank you for your rating!' },
  quizMissing: {
    default: 'Bài kiểm tra không tồn tại',
    vi: 'Bài kiểm tra không tồn tại',
    en: 'This quiz does not exist',
  },
  resultMissing: {
    default: 'Không tìm thấy kết quả bài làm.',
    vi: 'Không tìm thấy kết quả bài làm.',
    en: 'The result was not found.',
  },
  notStarted: {
    default: 'Bạn chưa bắt đầu làm bài kiểm tra này.',
    vi: 'Bạn chưa bắt đầu làm bài kiểm tra này.',
    en: 'You have not started this quiz.',
  },
  completed: {
    default: 'Bài làm đã kết thúc, câu trả lời không thể thay đổi.',
    vi: 'Bài làm đã kết thúc, câu trả lời không thể thay đổi.',
    en: 'The attempt is over; answers can no longer change.',
  },
  changedElsewhere: {
    default: 'Bài làm đã được thay đổi ở một cửa sổ khác.',
    vi: 'Bài làm đã được thay đổi ở một cửa sổ khác.',
    en: 'The attempt was changed in another window.',
  },
  notEnoughQuestions: {
    default: 'Bài này chưa đủ câu hỏi để bắt đầu. Em nhờ người ra đề thêm câu hỏi rồi thử lại nhé.',
    vi: 'Bài này chưa đủ câu hỏi để bắt đầu. Em nhờ người ra đề thêm câu hỏi rồi thử lại nhé.',
    en: 'This quiz does not have enough questions yet. Please ask its author to add some, then try again.',
  },
  sectionOver: {
    default: 'Phần này đã hết giờ, câu trả lời không thể thay đổi.',
    vi: 'Phần này đã hết giờ, câu trả lời không thể thay đổi.',
    en: 'The time of this section is over; its answers can no longer change.',
  },
  notFinished: {
    default: 'Hãy hoàn thành bài kiểm tra trước khi đánh giá.',
    vi: 'Hãy hoàn thành bài kiểm tra trước khi đánh giá.',
    en: 'Please finish the quiz before rating it.',
  },
  ratingRange: {
    default: 'Vui lòng chọn từ 1 đến 5 sao',
    vi: 'Vui lòng chọn từ 1 đến 5 sao',
    en: 'Please choose 1 to 5 stars',
  },
  picturesMany: {
    default: 'An answer may have at most 6 pictures',
    vi: 'Mỗi câu trả lời có tối đa 6 hình ảnh',
    en: 'An answer may have at most 6 pictures',
  },
  answerLong: {
    default: 'Câu trả lời quá dài',
    vi: 'Câu trả lời quá dài',
    en: 'The answer is too long',
  },
  extraTimeGiven: { default: 'Đã cho thêm thời gian', vi: 'Đã cho thêm thời gian', en: 'Extra time was given' },
  extraTimeRange: {
    default: 'Thời gian thêm phải từ 0 đến 480 phút',
    vi: 'Thời gian thêm phải từ 0 đến 480 phút',
    en: 'Extra time must be 0 to 480 minutes',
  },
  released: { default: 'Đã công bố kết quả', vi: 'Đã công bố kết quả', en: 'The results were released' },
  practiceLimit: {
    default: 'Bạn đã làm thử bài này 5 lần trong một ngày. Hãy quay lại vào ngày mai.',
    vi: 'Bạn đã làm thử bài này 5 lần trong một ngày. Hãy quay lại vào ngày mai.',
    en: 'You have tried this quiz 5 times in a day. Please come back tomorrow.',
  },
  practiceUnapproved: {
    default: 'Bạn làm thử được bài của người khác sau khi tài khoản của bạn được duyệt.',
    vi: 'Bạn làm thử được bài của người khác sau khi tài khoản của bạn được duyệt.',
    en: 'You can try out the quizzes of others once your account is approved.',
  },
  passwordTries: {
    default: 'Bạn đã nhập sai mật khẩu quá nhiều lần. Hãy thử lại sau ít phút.',
    vi: 'Bạn đã nhập sai mật khẩu quá nhiều lần. Hãy thử lại sau ít phút.',
    en: 'Too many wrong passwords. Please try again in some minutes.',
  },
  regraded: { default: 'Đã chấm lại bài làm', vi: 'Đã chấm lại bài làm', en: 'The attempts were graded again' },
})

/** Why an attempt cannot begin: the code of a 403, with what the student reads. */
export const startProblems = defineMessages('attempts.startProblems', {
  quiz_inactive: {
    default: 'Bài kiểm tra hiện không hoạt động.',
    vi: 'Bài kiểm tra hiện không hoạt động.',
    en: 'This quiz is not active at the moment.',
  },
  quiz_not_released: {
    default: 'Bài kiểm tra chưa được mở.',
    vi: 'Bài kiểm tra chưa được mở.',
    en: 'This quiz has not been released yet.',
  },
  quiz_closed: {
    default: 'Bài kiểm tra đã quá hạn.',
    vi: 'Bài kiểm tra đã quá hạn.',
    en: 'The deadline of this quiz has passed.',
  },
  quiz_password_wrong: {
    default: 'Mật khẩu bài kiểm tra không đúng.',
    vi: 'Mật khẩu bài kiểm tra không đúng.',
    en: 'The quiz password is not right.',
  },
  no_attempts_left: {
    default: 'Bạn đã hết lượt làm bài.',
    vi: 'Bạn đã hết lượt làm bài.',
    en: 'You have no attempts left.',
  },
})
export type StartProblem = keyof typeof startProblems

import { defineMessages } from './messages.ts'

export const attemptMessages = defineMessages({
  started: { spec: 'Đã bắt đầu làm bài', vi: 'Đã bắt đầu làm bài', en: 'The quiz has started' },
  saved: { spec: 'Đã lưu câu trả lời', vi: 'Đã lưu câu trả lời', en: 'Answers saved' },
  submitted: {
    spec: 'Hoàn thành bài kiểm tra thành công!',
    vi: 'Hoàn thành bài kiểm tra thành công!',
    en: 'You have finished the quiz!',
  },
  rated: { spec: 'Cảm ơn bạn đã đánh giá!', vi: 'Cảm ơn bạn đã đánh giá!', en: 'Thank you for your rating!' },
  quizMissing: {
    spec: 'Bài kiểm tra không tồn tại',
    vi: 'Bài kiểm tra không tồn tại',
    en: 'This quiz does not exist',
  },
  resultMissing: {
    spec: 'Không tìm thấy kết quả bài làm.',
    vi: 'Không tìm thấy kết quả bài làm.',
    en: 'The result was not found.',
  },
  notStarted: {
    spec: 'Bạn chưa bắt đầu làm bài kiểm tra này.',
    vi: 'Bạn chưa bắt đầu làm bài kiểm tra này.',
    en: 'You have not started this quiz.',
  },
  completed: {
    spec: 'Bài làm đã kết thúc, câu trả lời không thể thay đổi.',
    vi: 'Bài làm đã kết thúc, câu trả lời không thể thay đổi.',
    en: 'The attempt is over; answers can no longer change.',
  },
  changedElsewhere: {
    spec: 'Bài làm đã được thay đổi ở một cửa sổ khác.',
    vi: 'Bài làm đã được thay đổi ở một cửa sổ khác.',
    en: 'The attempt was changed in another window.',
  },
  notFinished: {
    spec: 'Hãy hoàn thành bài kiểm tra trước khi đánh giá.',
    vi: 'Hãy hoàn thành bài kiểm tra trước khi đánh giá.',
    en: 'Please finish the quiz before rating it.',
  },
  ratingRange: {
    spec: 'Vui lòng chọn từ 1 đến 5 sao',
    vi: 'Vui lòng chọn từ 1 đến 5 sao',
    en: 'Please choose 1 to 5 stars',
  },
  answerLong: {
    spec: 'Câu trả lời quá dài',
    vi: 'Câu trả lời quá dài',
    en: 'The answer is too long',
  },
  extraTimeGiven: { spec: 'Đã cho thêm thời gian', vi: 'Đã cho thêm thời gian', en: 'Extra time was given' },
  extraTimeRange: {
    spec: 'Thời gian thêm phải từ 0 đến 480 phút',
    vi: 'Thời gian thêm phải từ 0 đến 480 phút',
    en: 'Extra time must be 0 to 480 minutes',
  },
  released: { spec: 'Đã công bố kết quả', vi: 'Đã công bố kết quả', en: 'The results were released' },
  regraded: { spec: 'Đã chấm lại bài làm', vi: 'Đã chấm lại bài làm', en: 'The attempts were graded again' },
})

/** Why an attempt cannot begin: the code of a 403, with what the student reads. */
export const startProblems = defineMessages({
  quiz_inactive: {
    spec: 'Bài kiểm tra hiện không hoạt động.',
    vi: 'Bài kiểm tra hiện không hoạt động.',
    en: 'This quiz is not active at the moment.',
  },
  quiz_not_released: {
    spec: 'Bài kiểm tra chưa được mở.',
    vi: 'Bài kiểm tra chưa được mở.',
    en: 'This quiz has not been released yet.',
  },
  quiz_closed: {
    spec: 'Bài kiểm tra đã quá hạn.',
    vi: 'Bài kiểm tra đã quá hạn.',
    en: 'The deadline of this quiz has passed.',
  },
  quiz_password_wrong: {
    spec: 'Mật khẩu bài kiểm tra không đúng.',
    vi: 'Mật khẩu bài kiểm tra không đúng.',
    en: 'The quiz password is not right.',
  },
  no_attempts_left: {
    spec: 'Bạn đã hết lượt làm bài.',
    vi: 'Bạn đã hết lượt làm bài.',
    en: 'You have no attempts left.',
  },
})
export type StartProblem = keyof typeof startProblems

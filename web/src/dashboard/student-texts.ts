import { defineTexts } from '../lib/texts.ts'

export const studentTexts = defineTexts('student-home', {
  introduction: {
    spec: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    vi: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    en: 'It is good to see you again. Let us learn something today!',
  },
  now: { spec: 'Làm ngay bây giờ', vi: 'Làm ngay bây giờ', en: 'Do this now' },
  goOn: { spec: 'Bạn đang làm dở', vi: 'Bạn đang làm dở', en: 'You have begun this' },
  start: { spec: 'Làm bài', vi: 'Làm bài', en: 'Start' },
  resume: { spec: 'Tiếp tục', vi: 'Tiếp tục', en: 'Continue' },
  actionFor: { spec: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
  questions: { spec: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  minutes: { spec: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} minutes' },
  noTimeLimit: { spec: 'Không giới hạn thời gian', vi: 'Không giới hạn thời gian', en: 'No time limit' },
  nextDeadline: { spec: 'Hạn gần nhất', vi: 'Hạn gần nhất', en: 'Next deadline' },
  afterwards: { spec: 'Rồi đến các bài này', vi: 'Rồi đến các bài này', en: 'And then these' },
  all: { spec: 'Xem tất cả bài được giao', vi: 'Xem tất cả bài được giao', en: 'See all assigned quizzes' },
  nothing: { spec: 'Bạn đã làm xong hết rồi!', vi: 'Bạn đã làm xong hết rồi!', en: 'You have done everything!' },
  nothingMessage: {
    spec: 'Khi có bài mới, bài sẽ hiện ở đây. Nghỉ ngơi một chút nhé!',
    vi: 'Khi có bài mới, bài sẽ hiện ở đây. Nghỉ ngơi một chút nhé!',
    en: 'New quizzes will be shown here. Take a little rest!',
  },
  results: { spec: 'Kết quả gần đây', vi: 'Kết quả gần đây', en: 'Your last results' },
  noResults: {
    spec: 'Làm bài đầu tiên để thấy kết quả ở đây.',
    vi: 'Làm bài đầu tiên để thấy kết quả ở đây.',
    en: 'Finish your first quiz to see its result here.',
  },
  passed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { spec: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  wellDone: { spec: 'Giỏi lắm!', vi: 'Giỏi lắm!', en: 'Well done!' },
  tryAgain: { spec: 'Lần sau sẽ tốt hơn nhé!', vi: 'Lần sau sẽ tốt hơn nhé!', en: 'Next time will be better!' },
  withheld: { spec: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released yet' },
})

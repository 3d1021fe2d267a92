import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const studentTexts = defineTexts('student-home', {
  introduction: {
    default: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    vi: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    en: 'It is good to see you again. Let us learn something today!',
  },
  now: { default: 'Làm ngay bây giờ', vi: 'Làm ngay bây giờ', en: 'Do this now' },
  goOn: { default: 'Bạn đang làm dở', vi: 'Bạn đang làm dở', en: 'You have begun this' },
  start: words.start,
  resume: words.continue,
  actionFor: { default: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
  questions: { default: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  minutes: { default: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} minutes' },
  noTimeLimit: { default: 'Không giới hạn thời gian', vi: 'Không giới hạn thời gian', en: 'No time limit' },
  nextDeadline: { default: 'Hạn gần nhất', vi: 'Hạn gần nhất', en: 'Next deadline' },
  afterwards: { default: 'Rồi đến các bài này', vi: 'Rồi đến các bài này', en: 'And then these' },
  all: { default: 'Xem tất cả bài được giao', vi: 'Xem tất cả bài được giao', en: 'See all assigned quizzes' },
  nothing: { default: 'Bạn đã làm xong hết rồi!', vi: 'Bạn đã làm xong hết rồi!', en: 'You have done everything!' },
  nothingMessage: {
    default: 'Khi có bài mới, bài sẽ hiện ở đây. Nghỉ ngơi một chút nhé!',
    vi: 'Khi có bài mới, bài sẽ hiện ở đây. Nghỉ ngơi một chút nhé!',
    en: 'New quizzes will be shown here. Take a little rest!',
  },
  results: { default: 'Kết quả gần đây', vi: 'Kết quả gần đây', en: 'Your last results' },
  noResults: {
    default: 'Làm bài đầu tiên để thấy kết quả ở đây.',
    vi: 'Làm bài đầu tiên để thấy kết quả ở đây.',
    en: 'Finish your first quiz to see its result here.',
  },
  passed: words.passed,
  failed: words.notPassed,
  pending: words.pending,
  wellDone: { default: 'Giỏi lắm!', vi: 'Giỏi lắm!', en: 'Well done!' },
  tryAgain: { default: 'Lần sau sẽ tốt hơn nhé!', vi: 'Lần sau sẽ tốt hơn nhé!', en: 'Next time will be better!' },
  withheld: { default: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released yet' },
})

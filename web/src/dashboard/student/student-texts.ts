import { defineTexts } from '../../lib/texts.ts'
import { vietnamese, words } from '../../lib/word-texts.ts'

export const studentTexts = defineTexts('student-home', {
  introduction: {
    default: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    vi: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    en: 'It is good to see you again. Let us learn something today!',
  },
  firstDay: vietnamese(
    'Đây là ngày đầu tiên của bạn ở đây. Mình cùng gieo hạt giống đầu tiên nhé!',
    'This is your first day here. Let us sow the first seed!',
  ),
  gardenWaited: vietnamese(
    'Rất vui được gặp lại bạn. Khu vườn vẫn tươi tốt như lúc bạn đi.',
    'It is good to see you again. Your garden is as green as you left it.',
  ),
  gardenLink: vietnamese(
    'Khu vườn của bạn: thêm {{count}} giọt nước là có hoa mới',
    'Your garden: {{count}} more {{count:drop|drops}} until the next flower',
  ),
  howItWorks: vietnamese('Ở đây mình làm gì?', 'What do we do here?'),
  stepOne: vietnamese('Chọn bài của bạn và bấm nút.', 'Choose your quiz and press the button.'),
  stepTwo: vietnamese('Đọc kỹ rồi trả lời. Máy tự lưu giúp bạn.', 'Read and answer. It is saved for you.'),
  stepThree: vietnamese('Mỗi câu trả lời là một giọt nước cho khu vườn.', 'Every answer waters your garden.'),
  practise: vietnamese('Luyện tập', 'Practise'),
  practiseMessage: vietnamese(
    'Chọn môn, làm từng câu, biết ngay đúng sai.',
    'Choose a subject, one question at a time.',
  ),
  week: vietnamese('Tuần này bạn đã làm xong {{count}} bài', 'You finished {{count}} {{count:quiz|quizzes}} this week'),
  stickers: vietnamese('Sticker mới', 'New stickers'),
  allStickers: vietnamese('Xem tất cả sticker', 'See all stickers'),
  offline: vietnamese(
    'Bây giờ chưa có mạng. Khu vườn và bài của bạn vẫn an toàn; bài đang làm dở thì làm tiếp được.',
    'There is no network now. Your garden and your work are safe; what you have begun you can go on with.',
  ),
  retry: vietnamese('Thử lại', 'Try again'),
  now: { default: 'Làm ngay', vi: 'Làm ngay', en: 'Do this now' },
  goOn: { default: 'Bạn đang làm dở', vi: 'Bạn đang làm dở', en: 'You have begun this' },
  start: words.start,
  resume: words.continue,
  actionFor: { default: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
  questions: { default: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} {{count:question|questions}}' },
  minutes: { default: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} {{count:minute|minutes}}' },
  noTimeLimit: { default: 'Không giới hạn thời gian', vi: 'Không giới hạn thời gian', en: 'No time limit' },
  nextDeadline: { default: 'Hạn gần nhất', vi: 'Hạn gần nhất', en: 'Next deadline' },
  afterwards: { default: 'Rồi đến các bài này', vi: 'Rồi đến các bài này', en: 'And then these' },
  all: { default: 'Xem tất cả bài được giao', vi: 'Xem tất cả bài được giao', en: 'See all assigned quizzes' },
  nothingYet: vietnamese('Bài đầu tiên sắp đến rồi', 'Your first quiz is on its way'),
  nothingYetMessage: vietnamese(
    'Khi bố mẹ hoặc thầy cô giao bài, bài sẽ hiện ngay ở đây.',
    'When your parents or teachers give you a quiz, it is shown here.',
  ),
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

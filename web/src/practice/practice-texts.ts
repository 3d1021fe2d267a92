import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const practisingTexts = defineTexts('practising', {
  title: words.practice,
  description: {
    default: 'Chọn môn và độ khó rồi bắt đầu. Không tính giờ, không chấm điểm.',
    vi: 'Chọn môn và độ khó rồi bắt đầu. Không tính giờ, không chấm điểm.',
    en: 'Choose a subject and how hard it should be. No clock, no marks.',
  },
  today: { default: 'Ôn đúng lúc', vi: 'Ôn đúng lúc', en: 'Just in time' },
  todayHow: {
    default: 'Hôm nay: {{count}} câu chọn riêng cho bạn.',
    vi: 'Hôm nay: {{count}} câu chọn riêng cho bạn.',
    en: 'Today: {{count}} {{count:question|questions}} chosen for you.',
  },
  todayDone: { default: 'Xong hôm nay rồi!', vi: 'Xong hôm nay rồi!', en: 'Done for today!' },
  todayRest: {
    default: 'Mai lại có câu mới để ôn. Bạn vẫn có thể tự chọn môn ở bên dưới.',
    vi: 'Mai lại có câu mới để ôn. Bạn vẫn có thể tự chọn môn ở bên dưới.',
    en: 'There will be new ones tomorrow. You can still choose a subject below.',
  },
  due: { default: 'sắp quên', vi: 'sắp quên', en: 'about to fade' },
  exam: { default: 'sắp thi', vi: 'sắp thi', en: 'before an exam' },
  almost: { default: 'gần vững', vi: 'gần vững', en: 'almost firm' },
  new: { default: 'mới', vi: 'mới', en: 'new' },
  nearest: { default: 'cần luyện', vi: 'cần luyện', en: 'to practise' },
  subject: { default: 'Môn học', vi: 'Môn học', en: 'Subject' },
  allSubjects: { default: 'Tất cả các môn', vi: 'Tất cả các môn', en: 'All subjects' },
  difficulty: { default: 'Độ khó', vi: 'Độ khó', en: 'How hard' },
  any: { default: 'Mọi mức', vi: 'Mọi mức', en: 'Any' },
  easy: { default: 'Dễ', vi: 'Dễ', en: 'Easy' },
  medium: { default: 'Vừa', vi: 'Vừa', en: 'Medium' },
  hard: { default: 'Khó', vi: 'Khó', en: 'Hard' },
  questions: { default: '{{count}} câu', vi: '{{count}} câu', en: '{{count}} question(s)' },
  start: { default: 'Bắt đầu', vi: 'Bắt đầu', en: 'Start' },
  goOn: { default: 'Làm tiếp', vi: 'Làm tiếp', en: 'Go on' },
  unfinished: {
    default: 'Bạn đang luyện dở, còn {{count}} câu.',
    vi: 'Bạn đang luyện dở, còn {{count}} câu.',
    en: 'You have {{count}} question(s) left from last time.',
  },
  nothing: { default: 'Chưa có câu nào để luyện', vi: 'Chưa có câu nào để luyện', en: 'Nothing to practise yet' },
  nothingHow: {
    default: 'Làm xong một bài kiểm tra, các câu của bài đó sẽ ở đây để bạn luyện lại.',
    vi: 'Làm xong một bài kiểm tra, các câu của bài đó sẽ ở đây để bạn luyện lại.',
    en: 'Finish a quiz, and its questions will be here for you to practise.',
  },
  toQuizzes: { default: 'Xem bài được giao', vi: 'Xem bài được giao', en: 'See your quizzes' },
  loadFailed: {
    default: 'Không tải được phần luyện tập',
    vi: 'Không tải được phần luyện tập',
    en: 'Practice could not be loaded',
  },
  missing: {
    default: 'Không tìm thấy lượt luyện tập này',
    vi: 'Không tìm thấy lượt luyện tập này',
    en: 'This practice was not found',
  },
  back: { default: 'Về trang luyện tập', vi: 'Về trang luyện tập', en: 'Back to practice' },
})

export const practiceRunTexts = defineTexts('practice-run', {
  ofMistakes: { default: 'Làm lại câu sai', vi: 'Làm lại câu sai', en: 'Practise the mistakes' },
  leave: {
    default: 'Rời luyện tập (làm tiếp lúc nào cũng được)',
    vi: 'Rời luyện tập (làm tiếp lúc nào cũng được)',
    en: 'Leave practice (you can go on at any time)',
  },
  progress: {
    default: 'Đã xong {{done}} / {{total}} câu',
    vi: 'Đã xong {{done}} / {{total}} câu',
    en: '{{done}} of {{total}} done',
  },
  dontKnow: { default: 'Chưa biết làm', vi: 'Chưa biết làm', en: 'I don’t know' },
  next: { default: 'Câu tiếp theo', vi: 'Câu tiếp theo', en: 'Next question' },
  finish: { default: 'Xem kết quả', vi: 'Xem kết quả', en: 'See how it went' },
  waiting: {
    default: 'Câu trả lời được giữ trên máy. Có mạng lại sẽ biết ngay đúng hay chưa. Bạn cứ làm tiếp nhé!',
    vi: 'Câu trả lời được giữ trên máy. Có mạng lại sẽ biết ngay đúng hay chưa. Bạn cứ làm tiếp nhé!',
    en: 'Your answer is kept on this device. As soon as the network is back you will see how it went. Just go on!',
  },
  offline: {
    default: 'Mất kết nối: {{count}} câu đang chờ gửi.',
    vi: 'Mất kết nối: {{count}} câu đang chờ gửi.',
    en: 'No network: {{count}} answer(s) wait to be sent.',
  },
  allWaiting: {
    default: 'Bạn đã trả lời hết rồi!',
    vi: 'Bạn đã trả lời hết rồi!',
    en: 'You have answered everything!',
  },
  allWaitingMore: {
    default: 'Máy đang chờ mạng để gửi {{count}} câu. Có mạng là trang này tự cho biết kết quả.',
    vi: 'Máy đang chờ mạng để gửi {{count}} câu. Có mạng là trang này tự cho biết kết quả.',
    en: 'This device waits for the network to send {{count}} answer(s). This page then shows by itself how it went.',
  },
  done: { default: 'Xong rồi!', vi: 'Xong rồi!', en: 'All done!' },
  allRight: {
    default: 'Tuyệt vời, bạn làm đúng hết cả {{total}} câu!',
    vi: 'Tuyệt vời, bạn làm đúng hết cả {{total}} câu!',
    en: 'Wonderful: all {{total}} are right!',
  },
  someRight: {
    default: 'Bạn làm đúng {{right}} trong {{total}} câu.',
    vi: 'Bạn làm đúng {{right}} trong {{total}} câu.',
    en: 'You got {{right}} of {{total}} right.',
  },
  noneRight: {
    default: 'Bạn đã xem cách làm của {{total}} câu. Luyện lại một lần nữa sẽ dễ hơn nhiều!',
    vi: 'Bạn đã xem cách làm của {{total}} câu. Luyện lại một lần nữa sẽ dễ hơn nhiều!',
    en: 'You have seen how {{total}} questions work. Once more, and it will be much easier!',
  },
  selfMended: {
    default: 'Có {{count}} câu bạn tự sửa được ở lần thử thứ hai. Giỏi lắm!',
    vi: 'Có {{count}} câu bạn tự sửa được ở lần thử thứ hai. Giỏi lắm!',
    en: 'You worked {{count}} of them out on the second try. Well done!',
  },
  lookAgain: { default: 'Những câu nên xem lại', vi: 'Những câu nên xem lại', en: 'Worth another look' },
  leftOut: {
    default: '{{count}} câu được để lại vì đang có trong một bài kiểm tra của bạn.',
    vi: '{{count}} câu được để lại vì đang có trong một bài kiểm tra của bạn.',
    en: '{{count}} were left out because they are part of one of your quizzes.',
  },
  more: { default: 'Luyện thêm', vi: 'Luyện thêm', en: 'Practise more' },
  home: { default: 'Về trang chủ', vi: 'Về trang chủ', en: 'Home' },
  toResult: { default: 'Xem lại bài làm', vi: 'Xem lại bài làm', en: 'Back to the result' },
})

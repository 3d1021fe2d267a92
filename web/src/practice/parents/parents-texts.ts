import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const parentsTexts = defineTexts('child-practice', {
  title: { default: 'Ôn tập của {{name}}', vi: 'Ôn tập của {{name}}', en: 'Practice of {{name}}' },
  titleOnly: { default: 'Ôn tập', vi: 'Ôn tập', en: 'Practice' },
  description: {
    default: 'Con đang vững gì, đang quên gì, và nên ôn gì trước.',
    vi: 'Con đang vững gì, đang quên gì, và nên ôn gì trước.',
    en: 'What is firm, what is fading, and what to practise first.',
  },
  loadFailed: {
    default: 'Không tải được phần ôn tập của con',
    vi: 'Không tải được phần ôn tập của con',
    en: 'Practice could not be loaded',
  },
  results: words.results,
  weekly: { default: 'Báo cáo tuần', vi: 'Báo cáo tuần', en: 'Weekly report' },
  advice: { default: 'Tuần này nên làm gì', vi: 'Tuần này nên làm gì', en: 'What to do this week' },
  answersThisWeek: {
    default: 'Bảy ngày qua con đã ôn {{count}} câu.',
    vi: 'Bảy ngày qua con đã ôn {{count}} câu.',
    en: '{{count}} {{count:question|questions}} practised in the last seven days.',
  },
  picture: { default: 'Bức tranh theo môn', vi: 'Bức tranh theo môn', en: 'The picture, by subject' },
  pictureHow: {
    default: 'Tính từ mọi câu con đã trả lời: bài kiểm tra, luyện tập.',
    vi: 'Tính từ mọi câu con đã trả lời: bài kiểm tra, luyện tập.',
    en: 'From everything that was answered: quizzes and practice.',
  },
  nothingYet: { default: 'Chưa có gì để vẽ', vi: 'Chưa có gì để vẽ', en: 'Nothing to draw yet' },
  nothingYetHow: {
    default: 'Khi con làm bài hoặc luyện tập, từng chủ điểm sẽ hiện ở đây.',
    vi: 'Khi con làm bài hoặc luyện tập, từng chủ điểm sẽ hiện ở đây.',
    en: 'Once your child has answered something, each topic will be shown here.',
  },
  new: { default: 'Chưa học', vi: 'Chưa học', en: 'Not yet asked' },
  learning: { default: 'Đang học', vi: 'Đang học', en: 'Learning' },
  almost: { default: 'Gần vững', vi: 'Gần vững', en: 'Almost firm' },
  firm: { default: 'Vững', vi: 'Vững', en: 'Firm' },
  faded: { default: 'Đang quên', vi: 'Đang quên', en: 'Fading' },
  counts: { default: '{{count}} {{standing}}', vi: '{{count}} {{standing}}', en: '{{count}} {{standing}}' },
  latest: {
    default: 'Đúng {{right}}/{{asked}} câu gần đây',
    vi: 'Đúng {{right}}/{{asked}} câu gần đây',
    en: '{{right}} of the latest {{asked}} right',
  },
  remembered: {
    default: 'còn nhớ khoảng {{percent}}%',
    vi: 'còn nhớ khoảng {{percent}}%',
    en: 'about {{percent}}% remembered',
  },
  whole: { default: 'Chung cả môn', vi: 'Chung cả môn', en: 'The subject as a whole' },
  unknownSubject: { default: 'Môn đã chọn', vi: 'Môn đã chọn', en: 'Chosen subject' },
})

export const practiceSettingsTexts = defineTexts('practice-settings', {
  title: { default: 'Cách ôn hằng ngày', vi: 'Cách ôn hằng ngày', en: 'Daily practice' },
  isOn: { default: 'Ôn đúng lúc mỗi ngày', vi: 'Ôn đúng lúc mỗi ngày', en: 'Practise every day' },
  isOnHow: {
    default: 'Tắt thì con vẫn tự luyện tập được, chỉ không có phần chọn sẵn cho hôm nay.',
    vi: 'Tắt thì con vẫn tự luyện tập được, chỉ không có phần chọn sẵn cho hôm nay.',
    en: 'When it is off, your child can still practise freely; only the set of the day is gone.',
  },
  minutes: { default: 'Số phút mỗi ngày', vi: 'Số phút mỗi ngày', en: 'Minutes a day' },
  minutesUnit: { default: ' phút', vi: ' phút', en: ' minutes' },
  subjects: { default: 'Môn học', vi: 'Môn học', en: 'Subjects' },
  subjectsHow: {
    default: 'Để trống là mọi môn.',
    vi: 'Để trống là mọi môn.',
    en: 'Leave it empty for all subjects.',
  },
  allSubjects: { default: 'Mọi môn', vi: 'Mọi môn', en: 'All subjects' },
  exams: { default: 'Ngày thi', vi: 'Ngày thi', en: 'Days of exams' },
  examsHow: {
    default: 'Ba tuần trước ngày thi, các chủ điểm chưa vững của môn đó được ôn trước.',
    vi: 'Ba tuần trước ngày thi, các chủ điểm chưa vững của môn đó được ôn trước.',
    en: 'From three weeks before an exam, what is not firm in that subject comes first.',
  },
  noExams: { default: 'Chưa có ngày thi nào.', vi: 'Chưa có ngày thi nào.', en: 'No exams yet.' },
  examSubject: { default: 'Môn thi', vi: 'Môn thi', en: 'Subject' },
  examDay: { default: 'Ôn đến ngày', vi: 'Ôn đến ngày', en: 'Practise until' },
  addExam: { default: 'Thêm ngày thi', vi: 'Thêm ngày thi', en: 'Add an exam' },
  removeExam: { default: 'Bỏ ngày thi {{number}}', vi: 'Bỏ ngày thi {{number}}', en: 'Remove exam {{number}}' },
  explains: { default: 'AI giải thích thêm câu sai', vi: 'AI giải thích thêm câu sai', en: 'AI explains mistakes' },
  explainsHow: {
    default: 'Chỉ sau khi con đã tự thử. Cần có sự đồng ý về AI ở trang Dữ liệu của con; không gửi gì về con.',
    vi: 'Chỉ sau khi con đã tự thử. Cần có sự đồng ý về AI ở trang Dữ liệu của con; không gửi gì về con.',
    en: 'Only after your child has tried. It needs your yes to AI on the data page; nothing about your child is sent.',
  },
  on: { default: 'Bật', vi: 'Bật', en: 'On' },
  off: { default: 'Tắt', vi: 'Tắt', en: 'Off' },
})

export const weeklyTexts = defineTexts('weekly-report', {
  title: { default: 'Tuần của {{name}}', vi: 'Tuần của {{name}}', en: 'The week of {{name}}' },
  titleOnly: { default: 'Báo cáo tuần', vi: 'Báo cáo tuần', en: 'Weekly report' },
  week: { default: 'Tuần', vi: 'Tuần', en: 'Week' },
  thisWeek: {
    default: 'Tuần này ({{from}} – {{to}})',
    vi: 'Tuần này ({{from}} – {{to}})',
    en: 'This week ({{from}} – {{to}})',
  },
  weekOf: { default: '{{from}} – {{to}}', vi: '{{from}} – {{to}}', en: '{{from}} – {{to}}' },
  practice: { default: 'Ôn tập của con', vi: 'Ôn tập của con', en: 'Practice' },
  practised: { default: 'Đã luyện', vi: 'Đã luyện', en: 'Practised' },
  practisedLine: {
    default: 'Con trả lời {{answers}} câu trong {{days}} ngày, đúng {{right}} câu.',
    vi: 'Con trả lời {{answers}} câu trong {{days}} ngày, đúng {{right}} câu.',
    en: '{{answers}} {{answers:answer|answers}} on {{days}} {{days:day|days}}, {{right}} of them right.',
  },
  nothing: {
    default: 'Tuần này con chưa trả lời câu nào.',
    vi: 'Tuần này con chưa trả lời câu nào.',
    en: 'Nothing was answered this week.',
  },
  subjectLine: {
    default: '{{name}}: {{answers}} câu, đúng {{right}}',
    vi: '{{name}}: {{answers}} câu, đúng {{right}}',
    en: '{{name}}: {{answers}}, {{right}} right',
  },
  firm: { default: 'Mới vững', vi: 'Mới vững', en: 'New and firm' },
  noneFirm: {
    default: 'Tuần này chưa có chủ điểm nào mới vững.',
    vi: 'Tuần này chưa có chủ điểm nào mới vững.',
    en: 'No topic became firm this week.',
  },
  mistakes: { default: 'Nên nói chuyện với con', vi: 'Nên nói chuyện với con', en: 'Worth talking about' },
  noMistakes: {
    default: 'Không có câu sai nào cần nói chuyện.',
    vi: 'Không có câu sai nào cần nói chuyện.',
    en: 'No mistakes to talk about.',
  },
  given: { default: 'Con trả lời: {{answer}}', vi: 'Con trả lời: {{answer}}', en: 'Answered: {{answer}}' },
  key: { default: 'Đáp án: {{answer}}', vi: 'Đáp án: {{answer}}', en: 'Right: {{answer}}' },
  advice: { default: 'Gợi ý', vi: 'Gợi ý', en: 'Suggestion' },
  mail: { default: 'Thư mỗi Chủ nhật', vi: 'Thư mỗi Chủ nhật', en: 'A mail every Sunday' },
  mailHow: {
    default: 'Chiều Chủ nhật, nội dung trang này được gửi đến email của bạn. Mỗi phụ huynh tự chọn.',
    vi: 'Chiều Chủ nhật, nội dung trang này được gửi đến email của bạn. Mỗi phụ huynh tự chọn.',
    en: 'On Sunday evening, what this page says is mailed to you. Each parent chooses for themselves.',
  },
  mailSwitch: { default: 'Nhận thư hằng tuần', vi: 'Nhận thư hằng tuần', en: 'Get the weekly mail' },
  preview: { default: 'Xem trước thư', vi: 'Xem trước thư', en: 'Preview the mail' },
  previewFailed: {
    default: 'Không xem trước được thư',
    vi: 'Không xem trước được thư',
    en: 'The mail could not be shown',
  },
  close: words.close,
  subject: { default: 'Tiêu đề: {{subject}}', vi: 'Tiêu đề: {{subject}}', en: 'Subject: {{subject}}' },
  no_mail: {
    default: 'Hệ thống chưa nối máy chủ thư nên chưa gửi được.',
    vi: 'Hệ thống chưa nối máy chủ thư nên chưa gửi được.',
    en: 'No mail server is connected, so no mail is sent.',
  },
  not_approved: {
    default: 'Thư được gửi khi tài khoản của bạn đã được duyệt.',
    vi: 'Thư được gửi khi tài khoản của bạn đã được duyệt.',
    en: 'Mails come once your account is approved.',
  },
  not_verified: {
    default: 'Hãy xác minh địa chỉ email của bạn để nhận thư.',
    vi: 'Hãy xác minh địa chỉ email của bạn để nhận thư.',
    en: 'Verify your email address to get the mail.',
  },
  withdrawn: {
    default: 'Tài khoản của con đang ngừng nên không có thư.',
    vi: 'Tài khoản của con đang ngừng nên không có thư.',
    en: 'The account of your child is stopped, so no mail is sent.',
  },
  loadFailed: {
    default: 'Không tải được báo cáo tuần',
    vi: 'Không tải được báo cáo tuần',
    en: 'The weekly report could not be loaded',
  },
})

export const unsubscribeTexts = defineTexts('unsubscribe', {
  title: { default: 'Ngừng nhận thư hằng tuần?', vi: 'Ngừng nhận thư hằng tuần?', en: 'Stop the weekly mail?' },
  introduction: {
    default: 'Bạn sẽ không nhận thư mỗi Chủ nhật về con nữa. Báo cáo vẫn có trên trang, và bạn có thể bật lại ở đó.',
    vi: 'Bạn sẽ không nhận thư mỗi Chủ nhật về con nữa. Báo cáo vẫn có trên trang, và bạn có thể bật lại ở đó.',
    en: 'You will get no more mails on Sundays. The report stays on the page, where you can switch the mail on again.',
  },
  stop: { default: 'Ngừng nhận thư', vi: 'Ngừng nhận thư', en: 'Stop the mail' },
  done: { default: 'Đã ngừng gửi thư', vi: 'Đã ngừng gửi thư', en: 'The mail has stopped' },
  failed: {
    default: 'Chưa ngừng được thư. Hãy thử lại.',
    vi: 'Chưa ngừng được thư. Hãy thử lại.',
    en: 'The mail could not be stopped. Please try again.',
  },
  toApp: { default: 'Đến hệ thống', vi: 'Đến hệ thống', en: 'Open the site' },
})

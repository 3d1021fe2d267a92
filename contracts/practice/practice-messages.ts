import { defineMessages } from '../messages.ts'

export const practiceMessages = defineMessages('practice', {
  started: { default: 'Bắt đầu luyện tập nào!', vi: 'Bắt đầu luyện tập nào!', en: 'Let’s practise!' },
  missing: {
    default: 'Không tìm thấy lượt luyện tập này.',
    vi: 'Không tìm thấy lượt luyện tập này.',
    en: 'This practice was not found.',
  },
  nothing: {
    default: 'Chưa có câu nào để luyện tập ở đây.',
    vi: 'Chưa có câu nào để luyện tập ở đây.',
    en: 'There is nothing to practise here yet.',
  },
  noMistakes: {
    default: 'Bài này không có câu sai nào để làm lại.',
    vi: 'Bài này không có câu sai nào để làm lại.',
    en: 'There are no mistakes to practise in this quiz.',
  },
  keysWithheld: {
    default: 'Bài này chưa cho xem đáp án nên chưa làm lại câu sai được.',
    vi: 'Bài này chưa cho xem đáp án nên chưa làm lại câu sai được.',
    en: 'The answers of this quiz are not shown yet, so its mistakes cannot be practised.',
  },
  reserved: {
    default: 'Câu này đang có trong một bài kiểm tra của bạn. Làm xong bài đó rồi luyện tiếp nhé.',
    vi: 'Câu này đang có trong một bài kiểm tra của bạn. Làm xong bài đó rồi luyện tiếp nhé.',
    en: 'This question is part of a quiz that you have yet to finish. Finish it first, then practise.',
  },
  examSubjectRequired: { default: 'Hãy chọn môn thi', vi: 'Hãy chọn môn thi', en: 'Please choose the subject' },
  examDayRequired: { default: 'Hãy chọn ngày thi', vi: 'Hãy chọn ngày thi', en: 'Please choose the day' },
  minutesRange: { default: 'Từ 5 đến 20 phút', vi: 'Từ 5 đến 20 phút', en: 'Between 5 and 20 minutes' },
  settingsSaved: {
    default: 'Đã lưu cách luyện tập hằng ngày',
    vi: 'Đã lưu cách luyện tập hằng ngày',
    en: 'Daily practice is saved',
  },
  settingsChangedElsewhere: {
    default: 'Người khác vừa đổi cách luyện tập của bé. Cài đặt mới nhất đã được tải lại.',
    vi: 'Người khác vừa đổi cách luyện tập của bé. Cài đặt mới nhất đã được tải lại.',
    en: 'Somebody else changed how this child practises. The latest settings are loaded.',
  },
  limit: {
    default: 'Hôm nay bạn đã luyện tập rất nhiều. Nghỉ một chút, mai luyện tiếp nhé!',
    vi: 'Hôm nay bạn đã luyện tập rất nhiều. Nghỉ một chút, mai luyện tiếp nhé!',
    en: 'You have practised a lot today. Take a rest and go on tomorrow!',
  },
})

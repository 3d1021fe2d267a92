import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const assignTexts = defineTexts('quiz-assign', {
  title: words.assign,
  intro: {
    default: 'Chọn một hoặc nhiều học sinh sẽ nhận "{{title}}".',
    vi: 'Chọn một hoặc nhiều học sinh sẽ nhận "{{title}}".',
    en: 'Choose one or more students to receive "{{title}}".',
  },
  addChild: {
    default: 'Thêm con trong mục Con cái, rồi giao bài ở đây.',
    vi: 'Thêm con trong mục Con cái, rồi giao bài ở đây.',
    en: 'Add a child under Children, then assign the quiz here.',
  },
  alreadyHas: { default: 'Đã giao', vi: 'Đã giao', en: 'Assigned' },
  withdraw: words.withdraw,
  withdrawFrom: { default: 'Thu hồi từ {{name}}', vi: 'Thu hồi từ {{name}}', en: 'Withdraw from {{name}}' },
  asksPassword: {
    default: 'Học sinh sẽ được hỏi mật khẩu của bài.',
    vi: 'Học sinh sẽ được hỏi mật khẩu của bài.',
    en: 'Students will be asked for its password.',
  },
  asksForeignPassword: {
    default: 'Học sinh sẽ được hỏi mật khẩu của bài; hãy xin người ra đề.',
    vi: 'Học sinh sẽ được hỏi mật khẩu của bài; hãy xin người ra đề.',
    en: 'Students will be asked for a password; its author has it.',
  },
  inactive: {
    default: 'Bài kiểm tra đang ngừng hoạt động: học sinh chỉ làm được khi bài được kích hoạt.',
    vi: 'Bài kiểm tra đang ngừng hoạt động: học sinh chỉ làm được khi bài được kích hoạt.',
    en: 'The quiz is inactive: students can only sit it once it is activated.',
  },
  cancel: words.cancel,
  assign: { default: 'Giao bài', vi: 'Giao bài', en: 'Assign' },
  assignMany: { default: 'Giao cho {{count}} học sinh', vi: 'Giao cho {{count}} học sinh', en: 'Assign to {{count}}' },
})

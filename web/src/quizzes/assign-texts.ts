import { defineTexts } from '../lib/texts.ts'

export const assignTexts = defineTexts('quiz-assign', {
  title: { spec: 'Giao bài tập', vi: 'Giao bài tập', en: 'Assign' },
  intro: {
    spec: 'Chọn một hoặc nhiều học sinh sẽ nhận "{{title}}".',
    vi: 'Chọn một hoặc nhiều học sinh sẽ nhận "{{title}}".',
    en: 'Choose one or more students to receive "{{title}}".',
  },
  search: { spec: 'Tìm theo tên...', vi: 'Tìm theo tên...', en: 'Search by name...' },
  students: { spec: 'Học sinh', vi: 'Học sinh', en: 'Students' },
  nobodyFound: { spec: 'Không tìm thấy học sinh nào.', vi: 'Không tìm thấy học sinh nào.', en: 'No students found.' },
  addChild: {
    spec: 'Thêm con trong mục Con cái, rồi giao bài ở đây.',
    vi: 'Thêm con trong mục Con cái, rồi giao bài ở đây.',
    en: 'Add a child under Children, then assign the quiz here.',
  },
  alreadyHas: { spec: 'Đã giao', vi: 'Đã giao', en: 'Assigned' },
  withdraw: { spec: 'Thu hồi', vi: 'Thu hồi', en: 'Withdraw' },
  withdrawFrom: { spec: 'Thu hồi từ {{name}}', vi: 'Thu hồi từ {{name}}', en: 'Withdraw from {{name}}' },
  inactive: {
    spec: 'Bài kiểm tra đang ngừng hoạt động: học sinh chỉ làm được khi bài được kích hoạt.',
    vi: 'Bài kiểm tra đang ngừng hoạt động: học sinh chỉ làm được khi bài được kích hoạt.',
    en: 'The quiz is inactive: students can only sit it once it is activated.',
  },
  cancel: { spec: 'Hủy', vi: 'Hủy', en: 'Cancel' },
  assign: { spec: 'Giao bài', vi: 'Giao bài', en: 'Assign' },
  assignMany: { spec: 'Giao cho {{count}} học sinh', vi: 'Giao cho {{count}} học sinh', en: 'Assign to {{count}}' },
})

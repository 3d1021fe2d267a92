import { defineTexts } from '../lib/texts.ts'

export const subjectActTexts = defineTexts('subject-acts', {
  view: { spec: 'View Subject', vi: 'Xem chủ đề', en: 'View Subject' },
  edit: { spec: 'Edit Subject', vi: 'Sửa chủ đề', en: 'Edit Subject' },
  activate: { spec: 'Activate', vi: 'Kích hoạt', en: 'Activate' },
  deactivate: { spec: 'Deactivate', vi: 'Vô hiệu hóa', en: 'Deactivate' },
  delete: { spec: 'Delete', vi: 'Xóa', en: 'Delete' },
  restore: { spec: 'Restore', vi: 'Khôi phục', en: 'Restore' },

  activated: { spec: '{{name}} is active now', vi: 'Đã kích hoạt {{name}}', en: '{{name}} is active now' },
  deactivated: { spec: '{{name}} is inactive now', vi: 'Đã vô hiệu hóa {{name}}', en: '{{name}} is inactive now' },
  actFailed: { spec: '{{name}}: {{message}}', vi: '{{name}}: {{message}}', en: '{{name}}: {{message}}' },

  deleteQuestion: {
    spec: 'Delete the subject "{{name}}"?',
    vi: 'Xóa chủ đề "{{name}}"?',
    en: 'Delete the subject "{{name}}"?',
  },
  deleteManyQuestion: {
    spec: 'Delete {{count}} subject(s)?',
    vi: 'Xóa {{count}} chủ đề?',
    en: 'Delete {{count}} subject(s)?',
  },
  inUse: {
    spec: 'In use: {{courses}} course(s) and {{students}} student(s) belong to it.',
    vi: 'Đang được dùng: có {{courses}} bài và {{students}} học sinh.',
    en: 'In use: {{courses}} course(s) and {{students}} student(s) belong to it.',
  },
  someInUse: {
    spec: 'In use: {{count}} of them have courses or students.',
    vi: 'Đang được dùng: {{count}} chủ đề trong số đó có bài hoặc học sinh.',
    en: 'In use: {{count}} of them have courses or students.',
  },
  deleteMessage: {
    spec: 'It leaves the lists and can be restored under "Deleted subjects".',
    vi: 'Chủ đề sẽ không còn trong danh sách và có thể khôi phục ở mục "Chủ đề đã xóa".',
    en: 'It leaves the lists and can be restored under "Deleted subjects".',
  },
  deleteManyMessage: {
    spec: 'They leave the lists and can be restored under "Deleted subjects".',
    vi: 'Các chủ đề sẽ không còn trong danh sách và có thể khôi phục ở mục "Chủ đề đã xóa".',
    en: 'They leave the lists and can be restored under "Deleted subjects".',
  },

  deletedMany: { spec: 'Deleted {{count}} subjects', vi: 'Đã xóa {{count}} chủ đề', en: 'Deleted {{count}} subjects' },
  running: { spec: 'Working on the selection', vi: 'Đang xử lý các mục đã chọn', en: 'Working on the selection' },
  progress: {
    spec: '{{done}} of {{total}} done',
    vi: 'Đã xong {{done}} / {{total}}',
    en: '{{done}} of {{total}} done',
  },
  stop: { spec: 'Stop', vi: 'Dừng', en: 'Stop' },
  someFailed: {
    spec: '{{count}} subject(s) stayed as they were',
    vi: '{{count}} chủ đề không thay đổi được',
    en: '{{count}} subject(s) stayed as they were',
  },
  dismiss: { spec: 'Close', vi: 'Đóng', en: 'Close' },
})

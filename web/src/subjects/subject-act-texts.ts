import { defineTexts } from '../lib/texts.ts'
import { englishWords } from '../lib/word-texts.ts'

export const subjectActTexts = defineTexts('subject-acts', {
  view: { default: 'View Subject', vi: 'Xem chủ đề', en: 'View Subject' },
  edit: englishWords.editSubject,
  activate: englishWords.activate,
  deactivate: englishWords.deactivate,
  delete: englishWords.delete,
  restore: englishWords.restore,

  activated: { default: '{{name}} is active now', vi: 'Đã kích hoạt {{name}}', en: '{{name}} is active now' },
  deactivated: { default: '{{name}} is inactive now', vi: 'Đã vô hiệu hóa {{name}}', en: '{{name}} is inactive now' },
  actFailed: { default: '{{name}}: {{message}}', vi: '{{name}}: {{message}}', en: '{{name}}: {{message}}' },

  deleteQuestion: {
    default: 'Delete the subject "{{name}}"?',
    vi: 'Xóa chủ đề "{{name}}"?',
    en: 'Delete the subject "{{name}}"?',
  },
  deleteManyQuestion: {
    default: 'Delete {{count}} {{count:subject|subjects}}?',
    vi: 'Xóa {{count}} chủ đề?',
    en: 'Delete {{count}} {{count:subject|subjects}}?',
  },
  inUse: {
    default:
      'In use: {{courses}} {{courses:course|courses}} and {{students}} {{students:student|students}} belong to it.',
    vi: 'Đang được dùng: có {{courses}} bài và {{students}} học sinh.',
    en: 'In use: {{courses}} {{courses:course|courses}} and {{students}} {{students:student|students}} belong to it.',
  },
  someInUse: {
    default: 'In use: {{count}} of them have courses or students.',
    vi: 'Đang được dùng: {{count}} chủ đề trong số đó có bài hoặc học sinh.',
    en: 'In use: {{count}} of them have courses or students.',
  },
  deleteMessage: {
    default: 'It leaves the lists and can be restored under "Deleted subjects".',
    vi: 'Chủ đề sẽ không còn trong danh sách và có thể khôi phục ở mục "Chủ đề đã xóa".',
    en: 'It leaves the lists and can be restored under "Deleted subjects".',
  },
  deleteManyMessage: {
    default: 'They leave the lists and can be restored under "Deleted subjects".',
    vi: 'Các chủ đề sẽ không còn trong danh sách và có thể khôi phục ở mục "Chủ đề đã xóa".',
    en: 'They leave the lists and can be restored under "Deleted subjects".',
  },

  deletedMany: {
    default: 'Deleted {{count}} subjects',
    vi: 'Đã xóa {{count}} chủ đề',
    en: 'Deleted {{count}} subjects',
  },
  working: { default: 'Working on the selection', vi: 'Đang xử lý các mục đã chọn', en: 'Working on the selection' },
  progress: {
    default: '{{done}} of {{total}} done',
    vi: 'Đã xong {{done}} / {{total}}',
    en: '{{done}} of {{total}} done',
  },
  stop: { default: 'Stop', vi: 'Dừng', en: 'Stop' },
  failures: {
    default: '{{count}} {{count:subject stayed as it was|subjects stayed as they were}}',
    vi: '{{count}} chủ đề không thay đổi được',
    en: '{{count}} {{count:subject stayed as it was|subjects stayed as they were}}',
  },
  failure: { default: '{{title}}: {{message}}', vi: '{{title}}: {{message}}', en: '{{title}}: {{message}}' },
  dismiss: englishWords.close,
})

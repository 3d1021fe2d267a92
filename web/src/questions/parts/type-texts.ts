import { defineScreenTexts } from '../../lib/texts.ts'

/** What the types of questions with parts say, wherever they are answered, shown or written. */
export const typeTexts = defineScreenTexts('question-types', {
  criteria: { default: 'Tiêu chí chấm', vi: 'Tiêu chí chấm', en: 'Criteria' },
  pointsOf: {
    default: '{{given}} / {{points}} điểm',
    vi: '{{given}} / {{points}} điểm',
    en: '{{given}} / {{points}} points',
  },
  comment: { default: 'Nhận xét của người chấm', vi: 'Nhận xét của người chấm', en: 'Comment' },
  mayAddPictures: {
    default: 'Có thể thêm tối đa {{count}} hình ảnh.',
    vi: 'Có thể thêm tối đa {{count}} hình ảnh.',
    en: 'You may add up to {{count}} pictures.',
  },
  addPicture: { default: 'Chụp hoặc chọn ảnh', vi: 'Chụp hoặc chọn ảnh', en: 'Take or choose a photo' },
  addedPictures: { default: 'Ảnh đã thêm', vi: 'Ảnh đã thêm', en: 'Added photos' },
  pictureNumber: { default: 'Ảnh {{number}}', vi: 'Ảnh {{number}}', en: 'Photo {{number}}' },
  removePicture: { default: 'Xóa ảnh', vi: 'Xóa ảnh', en: 'Remove photo' },
  removePictureNumber: { default: 'Xóa ảnh {{number}}', vi: 'Xóa ảnh {{number}}', en: 'Remove photo {{number}}' },
  picturesWait: {
    default: 'Chưa có mạng: ảnh được giữ trên máy này và sẽ tự gửi khi có mạng lại.',
    vi: 'Chưa có mạng: ảnh được giữ trên máy này và sẽ tự gửi khi có mạng lại.',
    en: 'There is no network: the photo stays on this device and is sent as soon as there is one.',
  },
  yourAnswer: { default: 'Câu trả lời của bạn', vi: 'Câu trả lời của bạn', en: 'Your answer' },
  choicesFor: { default: 'Các đáp án để nối', vi: 'Các đáp án để nối', en: 'Answers to match' },
  matchFor: { default: 'Đáp án cho: {{text}}', vi: 'Đáp án cho: {{text}}', en: 'Answer for: {{text}}' },
  orderHint: {
    default: 'Dùng các nút mũi tên để đổi chỗ.',
    vi: 'Dùng các nút mũi tên để đổi chỗ.',
    en: 'Use the arrow buttons to move an item.',
  },
  keepOrder: { default: 'Giữ nguyên thứ tự này', vi: 'Giữ nguyên thứ tự này', en: 'Keep this order' },
  orderKept: { default: 'Đã chọn thứ tự này', vi: 'Đã chọn thứ tự này', en: 'This order is your answer' },
  moveUp: { default: 'Đưa lên: {{text}}', vi: 'Đưa lên: {{text}}', en: 'Move up: {{text}}' },
  moveDown: { default: 'Đưa xuống: {{text}}', vi: 'Đưa xuống: {{text}}', en: 'Move down: {{text}}' },
  movedTo: {
    default: '{{text}}: vị trí {{place}} trong {{total}}',
    vi: '{{text}}: vị trí {{place}} trong {{total}}',
    en: '{{text}}: place {{place}} of {{total}}',
  },
  gap: { default: 'Chỗ trống ({{number}})', vi: 'Chỗ trống ({{number}})', en: 'Gap ({{number}})' },
  choose: { default: 'Chọn', vi: 'Chọn', en: 'Choose' },
  isTrue: { default: 'Đúng', vi: 'Đúng', en: 'True' },
  isFalse: { default: 'Sai', vi: 'Sai', en: 'False' },
  writeUnit: {
    default: 'Nhớ viết cả đơn vị.',
    vi: 'Nhớ viết cả đơn vị.',
    en: 'Remember to write the unit.',
  },
  words: { default: '{{count}} từ', vi: '{{count}} từ', en: '{{count}} {{count:word|words}}' },
  wordsBetween: {
    default: 'Viết từ {{minimum}} đến {{maximum}} từ.',
    vi: 'Viết từ {{minimum}} đến {{maximum}} từ.',
    en: 'Write {{minimum}} to {{maximum}} words.',
  },
  wordsAtLeast: {
    default: 'Viết ít nhất {{minimum}} từ.',
    vi: 'Viết ít nhất {{minimum}} từ.',
    en: 'Write at least {{minimum}} words.',
  },
  wordsAtMost: {
    default: 'Viết nhiều nhất {{maximum}} từ.',
    vi: 'Viết nhiều nhất {{maximum}} từ.',
    en: 'Write at most {{maximum}} words.',
  },
  given: { default: 'Bạn trả lời', vi: 'Bạn trả lời', en: 'You answered' },
  nothingGiven: { default: 'Chưa trả lời', vi: 'Chưa trả lời', en: 'Not answered' },
  right: { default: 'Đáp án', vi: 'Đáp án', en: 'Answer' },
  isRight: { default: 'Đúng', vi: 'Đúng', en: 'Right' },
  extra: { default: 'Đáp án thừa', vi: 'Đáp án thừa', en: 'Extra answer' },
  points: { default: '{{count}} điểm', vi: '{{count}} điểm', en: '{{count}} {{count:point|points}}' },
  matches: { default: 'nối với', vi: 'nối với', en: 'goes with' },
  unitCosts: {
    default: 'bắt buộc, thiếu thì trừ {{share}} %',
    vi: 'bắt buộc, thiếu thì trừ {{share}} %',
    en: 'required, costs {{share}} % when missing',
  },
  unit: { default: 'Đơn vị', vi: 'Đơn vị', en: 'Unit' },
  isWrong: { default: 'Chưa đúng', vi: 'Chưa đúng', en: 'Not right' },
})
export type TypeText = keyof typeof typeTexts.messages

import { defineTexts } from '../../lib/texts.ts'

/** What a child hears about one answer, at once. */
export const checkingTexts = defineTexts('checking', {
  check: { default: 'Kiểm tra', vi: 'Kiểm tra', en: 'Check' },
  right: { default: 'Đúng rồi!', vi: 'Đúng rồi!', en: 'That’s right!' },
  rightAgain: {
    default: 'Đúng rồi! Bạn đã tự sửa được.',
    vi: 'Đúng rồi! Bạn đã tự sửa được.',
    en: 'That’s right! You worked it out yourself.',
  },
  again: {
    default: 'Chưa đúng. Thử lại một lần nữa nhé!',
    vi: 'Chưa đúng. Thử lại một lần nữa nhé!',
    en: 'Not yet. Have another try!',
  },
  wrong: {
    default: 'Chưa đúng. Cùng xem đáp án nhé.',
    vi: 'Chưa đúng. Cùng xem đáp án nhé.',
    en: 'Not this time. Let’s look at the answer.',
  },
  wrongOnly: {
    default: 'Chưa đúng. Không sao, lần sau sẽ tốt hơn!',
    vi: 'Chưa đúng. Không sao, lần sau sẽ tốt hơn!',
    en: 'Not this time. Never mind, next time will go better!',
  },
  hint: { default: 'Gợi ý', vi: 'Gợi ý', en: 'Hint' },
  countHint: {
    default: 'Bạn đã đúng {{right}} trong {{of}} chỗ.',
    vi: 'Bạn đã đúng {{right}} trong {{of}} chỗ.',
    en: 'You have {{right}} of {{of}} right.',
  },
  choiceHint: {
    default: 'Trong các đáp án bạn chọn có {{right}} đáp án đúng. Cần chọn {{of}} đáp án.',
    vi: 'Trong các đáp án bạn chọn có {{right}} đáp án đúng. Cần chọn {{of}} đáp án.',
    en: '{{right}} of your choices are right. Choose {{of}}.',
  },
  unitHint: {
    default: 'Số đúng rồi! Bạn viết thêm đơn vị nhé.',
    vi: 'Số đúng rồi! Bạn viết thêm đơn vị nhé.',
    en: 'The number is right! Add its unit.',
  },
  readAgain: {
    default: 'Đọc lại câu hỏi thật chậm rồi thử lại nhé.',
    vi: 'Đọc lại câu hỏi thật chậm rồi thử lại nhé.',
    en: 'Read the question once more, slowly, and try again.',
  },
  rightAnswer: { default: 'Đáp án đúng', vi: 'Đáp án đúng', en: 'Right answer' },
  explanation: { default: 'Giải thích', vi: 'Giải thích', en: 'Explanation' },
  unreached: {
    default: 'Chưa có mạng nên chưa kiểm tra được. Bạn cứ làm tiếp, có mạng rồi kiểm tra sau nhé.',
    vi: 'Chưa có mạng nên chưa kiểm tra được. Bạn cứ làm tiếp, có mạng rồi kiểm tra sau nhé.',
    en: 'There is no network, so this cannot be checked now. Go on, and check it later.',
  },
})

import { defineMessages } from '../messages.ts'

/**
 * What people agree to, word for word. A text that somebody has agreed to is never edited: another meaning is another
 * version beside it, under which everybody is asked again.
 */
export const consentTexts20261116 = defineMessages('consents.2026-11-16', {
  account: {
    default:
      'Tôi đồng ý để hệ thống lưu tên, tên đăng nhập, email (nếu có), câu trả lời và kết quả của con, để con học và để tôi theo dõi. Không bán, không dùng để quảng cáo. Rút lại thì tài khoản của con ngừng hoạt động ngay.',
    vi: 'Tôi đồng ý để hệ thống lưu tên, tên đăng nhập, email (nếu có), câu trả lời và kết quả của con, để con học và để tôi theo dõi. Không bán, không dùng để quảng cáo. Rút lại thì tài khoản của con ngừng hoạt động ngay.',
    en: 'I agree that the name, username, email address (if any), answers and results of my child are stored, so that my child can learn and I can follow it. They are not sold and not used for advertising. If I withdraw this, the account stops at once.',
  },
  ai: {
    default:
      'Tôi đồng ý để các tính năng AI được dùng câu trả lời của con. Hiện chưa có tính năng nào như vậy. Không đồng ý thì không có gì của con được gửi cho AI.',
    vi: 'Tôi đồng ý để các tính năng AI được dùng câu trả lời của con. Hiện chưa có tính năng nào như vậy. Không đồng ý thì không có gì của con được gửi cho AI.',
    en: 'I agree that AI features may use my child’s answers. There is no such feature yet. Without this, nothing about my child is sent to AI.',
  },
  statistics: {
    default:
      'Tôi đồng ý để kết quả của con, không kèm tên, được tính vào số liệu chung: câu hỏi dễ hay khó, mỗi ngày có bao nhiêu bài được làm. Không đồng ý thì kết quả của con nằm ngoài các số liệu đó.',
    vi: 'Tôi đồng ý để kết quả của con, không kèm tên, được tính vào số liệu chung: câu hỏi dễ hay khó, mỗi ngày có bao nhiêu bài được làm. Không đồng ý thì kết quả của con nằm ngoài các số liệu đó.',
    en: 'I agree that my child’s results count, without a name, in common figures: how hard a question is, how many quizzes are finished a day. Without this, my child’s results stay out of those figures.',
  },
})

/** Since AI explains mistakes in practice. */
export const consentTextsWithExplanations = defineMessages('consents.2026-11-16-2', {
  account: consentTexts20261116.account,
  ai: {
    default:
      'Tôi đồng ý để các tính năng AI được dùng câu trả lời của con: khi con luyện tập, đã tự thử mà vẫn sai, AI có thể giải thích thêm. AI chỉ nhận câu hỏi, đáp án và lựa chọn sai, không nhận tên hay điều gì khác về con. Không đồng ý thì không có gì của con được gửi cho AI.',
    vi: 'Tôi đồng ý để các tính năng AI được dùng câu trả lời của con: khi con luyện tập, đã tự thử mà vẫn sai, AI có thể giải thích thêm. AI chỉ nhận câu hỏi, đáp án và lựa chọn sai, không nhận tên hay điều gì khác về con. Không đồng ý thì không có gì của con được gửi cho AI.',
    en: 'I agree that AI features may use my child’s answers: when my child practises, has tried and is still wrong, AI may explain more. AI gets the question, its key and the wrong choice, no name and nothing else about my child. Without this, nothing about my child is sent to AI.',
  },
  statistics: consentTexts20261116.statistics,
})

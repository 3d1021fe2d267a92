import { defineMessages } from '../messages.ts'

export const guardianMessages = defineMessages('guardians', {
  codeRequired: { default: 'Hãy nhập mã', vi: 'Hãy nhập mã', en: 'Please type the code' },
  codeInvalid: {
    default: 'Mã không đúng, đã dùng hoặc đã hết hạn. Hãy xin mã mới.',
    vi: 'Mã không đúng, đã dùng hoặc đã hết hạn. Hãy xin mã mới.',
    en: 'This code is wrong, used or expired. Please ask for a new one.',
  },
  tooManyTries: {
    default: 'Bạn đã thử quá nhiều mã. Hãy đợi rồi thử lại.',
    vi: 'Bạn đã thử quá nhiều mã. Hãy đợi rồi thử lại.',
    en: 'Too many codes were tried. Please wait and try again.',
  },
  alreadyGuardian: {
    default: 'Bạn đã là người giám hộ của con này.',
    vi: 'Bạn đã là người giám hộ của con này.',
    en: 'You are a guardian of this child already.',
  },
  enough: {
    default: 'Con đã có đủ người giám hộ. Hãy nhờ quản trị viên nếu cần thêm.',
    vi: 'Con đã có đủ người giám hộ. Hãy nhờ quản trị viên nếu cần thêm.',
    en: 'The child has as many guardians as possible. Please ask an administrator if you need more.',
  },
  lastStays: {
    default:
      'Bạn là người giám hộ duy nhất nên không thể rời đi. Hãy mời người khác trước, hoặc xóa tài khoản của con.',
    vi: 'Bạn là người giám hộ duy nhất nên không thể rời đi. Hãy mời người khác trước, hoặc xóa tài khoản của con.',
    en: 'You are the only guardian and cannot leave. Invite somebody first, or delete the child’s account.',
  },
  notFound: { default: 'Không tìm thấy người giám hộ', vi: 'Không tìm thấy người giám hộ', en: 'Guardian not found' },
  joined: { default: 'Đã liên kết với con.', vi: 'Đã liên kết với con.', en: 'The child is linked to you now.' },
  left: { default: 'Đã bỏ liên kết.', vi: 'Đã bỏ liên kết.', en: 'The link was taken away.' },
  codeMade: { default: 'Đã tạo mã.', vi: 'Đã tạo mã.', en: 'The code is ready.' },
  codeEnded: { default: 'Mã không còn hiệu lực.', vi: 'Mã không còn hiệu lực.', en: 'The code is no longer valid.' },
})

import { defineMessages } from '../messages.ts'

/** Of addresses that are verified by mail, and of what their owner says was not them. */
export const trustMessages = defineMessages('accounts.trust', {
  verificationSent: {
    default: 'Đã gửi thư xác minh',
    vi: 'Đã gửi thư xác minh',
    en: 'The verification mail is on its way',
  },
  emailVerified: {
    default: 'Địa chỉ email đã được xác minh',
    vi: 'Địa chỉ email đã được xác minh',
    en: 'The email address is verified',
  },
  nothingToVerify: {
    default: 'Tài khoản này không có địa chỉ email nào cần xác minh',
    vi: 'Tài khoản này không có địa chỉ email nào cần xác minh',
    en: 'This account has no email address to verify',
  },
  verificationLinkInvalid: {
    default: 'Liên kết xác minh không còn hiệu lực. Hãy yêu cầu thư mới.',
    vi: 'Liên kết xác minh không còn hiệu lực. Hãy yêu cầu thư mới.',
    en: 'This verification link is no longer valid. Please ask for a new mail.',
  },
  verificationFailed: {
    default: 'Chưa xác minh được địa chỉ. Vui lòng thử lại.',
    vi: 'Chưa xác minh được địa chỉ. Vui lòng thử lại.',
    en: 'The address could not be verified. Please try again.',
  },
  accountSecured: {
    default: 'Tài khoản đã được khóa và mọi thiết bị đã bị đăng xuất',
    vi: 'Tài khoản đã được khóa và mọi thiết bị đã bị đăng xuất',
    en: 'The account is locked and signed out everywhere',
  },
  notMeLinkInvalid: {
    default: 'Liên kết này đã được dùng hoặc đã hết hạn.',
    vi: 'Liên kết này đã được dùng hoặc đã hết hạn.',
    en: 'This link has been used or has expired.',
  },
  addressReleased: {
    default: 'Đã gỡ địa chỉ khỏi tài khoản',
    vi: 'Đã gỡ địa chỉ khỏi tài khoản',
    en: 'The address was taken off the account',
  },
  releaseLinkInvalid: {
    default: 'Liên kết này đã được dùng hoặc đã hết hạn.',
    vi: 'Liên kết này đã được dùng hoặc đã hết hạn.',
    en: 'This link has been used or has expired.',
  },
  releaseFailed: {
    default: 'Chưa gỡ được địa chỉ. Vui lòng thử lại.',
    vi: 'Chưa gỡ được địa chỉ. Vui lòng thử lại.',
    en: 'The address could not be taken off. Please try again.',
  },
  notMeFailed: {
    default: 'Chưa khóa được tài khoản. Vui lòng thử lại.',
    vi: 'Chưa khóa được tài khoản. Vui lòng thử lại.',
    en: 'The account could not be locked. Please try again.',
  },
})

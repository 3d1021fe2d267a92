import { defineMessages } from '../messages.ts'

export const secondFactorMessages = defineMessages('second-factor', {
  codeRequired: {
    default: 'Vui lòng nhập mã',
    vi: 'Vui lòng nhập mã',
    en: 'Please enter the code',
  },
  wrongCode: {
    default: 'Mã không đúng hoặc đã được dùng. Vui lòng thử mã mới.',
    vi: 'Mã không đúng hoặc đã được dùng. Vui lòng thử mã mới.',
    en: 'The code is wrong or was used before. Please try a new one.',
  },
  wrongPassword: { default: 'Mật khẩu không đúng', vi: 'Mật khẩu không đúng', en: 'The password is wrong' },
  ticketEnded: {
    default: 'Bước xác minh đã hết hạn. Vui lòng đăng nhập lại.',
    vi: 'Bước xác minh đã hết hạn. Vui lòng đăng nhập lại.',
    en: 'This step has expired. Please sign in again.',
  },
  passkeyRefused: {
    default: 'Không xác minh được khóa truy cập. Vui lòng thử lại.',
    vi: 'Không xác minh được khóa truy cập. Vui lòng thử lại.',
    en: 'The passkey could not be verified. Please try again.',
  },
  passkeyKnown: {
    default: 'Khóa truy cập này đã được thêm',
    vi: 'Khóa truy cập này đã được thêm',
    en: 'This passkey was added before',
  },
  passkeysFull: {
    default: 'Bạn đã có 20 khóa truy cập. Hãy xóa bớt trước khi thêm.',
    vi: 'Bạn đã có 20 khóa truy cập. Hãy xóa bớt trước khi thêm.',
    en: 'You have 20 passkeys. Remove one before you add another.',
  },
  nameRequired: {
    default: 'Vui lòng đặt tên cho khóa truy cập',
    vi: 'Vui lòng đặt tên cho khóa truy cập',
    en: 'Please name the passkey',
  },
  nameLong: {
    default: 'Tên không được quá 60 ký tự',
    vi: 'Tên không được quá 60 ký tự',
    en: 'The name must be at most 60 characters',
  },
  totpPresent: {
    default: 'Ứng dụng xác thực đã được thiết lập. Hãy gỡ trước khi thiết lập lại.',
    vi: 'Ứng dụng xác thực đã được thiết lập. Hãy gỡ trước khi thiết lập lại.',
    en: 'An authenticator app is set up. Remove it before you set up another.',
  },
  setupEnded: {
    default: 'Lần thiết lập này đã hết hạn. Vui lòng bắt đầu lại.',
    vi: 'Lần thiết lập này đã hết hạn. Vui lòng bắt đầu lại.',
    en: 'This set-up has expired. Please begin again.',
  },
  noFactor: {
    default: 'Hãy thiết lập ứng dụng xác thực hoặc khóa truy cập trước',
    vi: 'Hãy thiết lập ứng dụng xác thực hoặc khóa truy cập trước',
    en: 'Set up an authenticator app or a passkey first',
  },
  lastFactorOnDuty: {
    default: 'Quản trị viên phải có bước xác minh thứ hai. Hãy thêm cách khác trước khi gỡ cách này.',
    vi: 'Quản trị viên phải có bước xác minh thứ hai. Hãy thêm cách khác trước khi gỡ cách này.',
    en: 'Administrators need a second factor. Add another one before you remove this one.',
  },
  confirmationRequired: {
    default: 'Vui lòng xác nhận lại danh tính để tiếp tục',
    vi: 'Vui lòng xác nhận lại danh tính để tiếp tục',
    en: 'Please confirm who you are to go on',
  },
  secondFactorRequired: {
    default: 'Quản trị viên phải thiết lập bước xác minh thứ hai trước khi tiếp tục',
    vi: 'Quản trị viên phải thiết lập bước xác minh thứ hai trước khi tiếp tục',
    en: 'Administrators must set up a second factor before they go on',
  },
  totpAdded: {
    default: 'Đã thiết lập ứng dụng xác thực',
    vi: 'Đã thiết lập ứng dụng xác thực',
    en: 'The authenticator app is set up',
  },
  totpRemoved: {
    default: 'Đã gỡ ứng dụng xác thực',
    vi: 'Đã gỡ ứng dụng xác thực',
    en: 'The authenticator app was removed',
  },
  passkeyAdded: { default: 'Đã thêm khóa truy cập', vi: 'Đã thêm khóa truy cập', en: 'The passkey was added' },
  passkeyRenamed: {
    default: 'Đã đổi tên khóa truy cập',
    vi: 'Đã đổi tên khóa truy cập',
    en: 'The passkey was renamed',
  },
  passkeyRemoved: { default: 'Đã xóa khóa truy cập', vi: 'Đã xóa khóa truy cập', en: 'The passkey was removed' },
  codesRenewed: {
    default: 'Đã tạo mã khôi phục mới. Các mã cũ không còn dùng được.',
    vi: 'Đã tạo mã khôi phục mới. Các mã cũ không còn dùng được.',
    en: 'New recovery codes were made. The old ones no longer work.',
  },
  removed: {
    default: 'Đã gỡ bước xác minh thứ hai của người này',
    vi: 'Đã gỡ bước xác minh thứ hai của người này',
    en: 'The second factor of this person was removed',
  },
  confirmed: { default: 'Đã xác nhận', vi: 'Đã xác nhận', en: 'Confirmed' },
})

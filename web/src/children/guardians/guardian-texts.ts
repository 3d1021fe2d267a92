import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const guardianTexts = defineTexts('guardians', {
  title: { default: 'Người giám hộ', vi: 'Người giám hộ', en: 'Guardians' },
  about: {
    default: 'Tất cả đều có quyền như nhau với con. Không ai thấy email hay số điện thoại của người kia.',
    vi: 'Tất cả đều có quyền như nhau với con. Không ai thấy email hay số điện thoại của người kia.',
    en: 'All of them have the same rights. Nobody sees the other’s email address or telephone number.',
  },
  nobody: { default: 'Chưa có người giám hộ', vi: 'Chưa có người giám hộ', en: 'No guardians' },
  you: { default: '{{name}} (bạn)', vi: '{{name}} (bạn)', en: '{{name}} (you)' },
  since: { default: 'Từ {{time}}', vi: 'Từ {{time}}', en: 'Since {{time}}' },
  leave: { default: 'Rời đi', vi: 'Rời đi', en: 'Leave' },
  leaveTitle: { default: 'Rời khỏi {{child}}?', vi: 'Rời khỏi {{child}}?', en: 'Leave {{child}}?' },
  leaveMessage: {
    default:
      'Bạn không còn thấy con và kết quả của con. Người giám hộ kia được báo. Muốn quay lại, bạn cần một mã mới.',
    vi: 'Bạn không còn thấy con và kết quả của con. Người giám hộ kia được báo. Muốn quay lại, bạn cần một mã mới.',
    en: 'You will not see the child and the results any more. The other guardian is told. To come back you need a new code.',
  },
  remove: { default: 'Bỏ liên kết', vi: 'Bỏ liên kết', en: 'Remove' },
  removeOf: { default: 'Bỏ liên kết với {{name}}', vi: 'Bỏ liên kết với {{name}}', en: 'Remove {{name}}' },
  removeTitle: {
    default: 'Bỏ liên kết giữa {{name}} và {{child}}?',
    vi: 'Bỏ liên kết giữa {{name}} và {{child}}?',
    en: 'Remove {{name}} as a guardian of {{child}}?',
  },
  removeMessage: {
    default:
      'Người đó không còn thấy con và kết quả của con, và được báo về việc này. Mật khẩu, thẻ và hình đăng nhập của con được thay mới, thiết bị của con bị đăng xuất; bạn thấy mật khẩu mới ngay sau đó.',
    vi: 'Người đó không còn thấy con và kết quả của con, và được báo về việc này. Mật khẩu, thẻ và hình đăng nhập của con được thay mới, thiết bị của con bị đăng xuất; bạn thấy mật khẩu mới ngay sau đó.',
    en: 'That person will not see the child and the results any more, and is told so. The child’s password and card are renewed, pictures end, and its devices are signed out; you see the new password straight after.',
  },
  invite: { default: 'Mời người giám hộ khác', vi: 'Mời người giám hộ khác', en: 'Invite another guardian' },
  inviteAbout: {
    default: 'Đưa mã này cho người kia. Người đó đăng nhập, mở “Danh sách con cái” và bấm “Nhập mã”.',
    vi: 'Đưa mã này cho người kia. Người đó đăng nhập, mở “Danh sách con cái” và bấm “Nhập mã”.',
    en: 'Give this code to the other person, who signs in, opens “Children” and chooses “Enter a code”.',
  },
  code: { default: 'Mã', vi: 'Mã', en: 'Code' },
  codeUntil: {
    default: 'Dùng được một lần, đến {{time}}. Mã chỉ hiện lần này.',
    vi: 'Dùng được một lần, đến {{time}}. Mã chỉ hiện lần này.',
    en: 'Good for one use until {{time}}. It is shown only this time.',
  },
  codeWaits: {
    default: 'Một mã của bạn còn dùng được đến {{time}}.',
    vi: 'Một mã của bạn còn dùng được đến {{time}}.',
    en: 'A code of yours can be used until {{time}}.',
  },
  endCode: { default: 'Hủy mã', vi: 'Hủy mã', en: 'End the code' },
  copy: { default: 'Chép', vi: 'Chép', en: 'Copy' },
  copyCode: { default: 'Chép mã', vi: 'Chép mã', en: 'Copy code' },
  copied: { default: 'Đã chép mã', vi: 'Đã chép mã', en: 'Code copied' },
  enterCode: { default: 'Nhập mã', vi: 'Nhập mã', en: 'Enter a code' },
  enterTitle: {
    default: 'Liên kết với con bằng mã',
    vi: 'Liên kết với con bằng mã',
    en: 'Link a child with a code',
  },
  enterHint: {
    default: 'Mã do người giám hộ kia tạo, ví dụ abcd-efgh-jkmn.',
    vi: 'Mã do người giám hộ kia tạo, ví dụ abcd-efgh-jkmn.',
    en: 'The other guardian makes it, for example abcd-efgh-jkmn.',
  },
  join: words.link,
  joined: {
    default: 'Bạn đã được liên kết với {{name}}.',
    vi: 'Bạn đã được liên kết với {{name}}.',
    en: 'You are a guardian of {{name}} now.',
  },
  cancel: words.cancel,
  loadFailed: {
    default: 'Không tải được danh sách người giám hộ.',
    vi: 'Không tải được danh sách người giám hộ.',
    en: 'The guardians could not be loaded.',
  },
})

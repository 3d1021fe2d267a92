import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

const said = (vi: string, en: string) => ({ default: vi, vi, en })

export const groupCardTexts = defineTexts('group-cards-dialog', {
  title: said('Thẻ đăng nhập của nhóm {{group}}', 'Sign-in cards of {{group}}'),
  about: said(
    'Mỗi thẻ có mật khẩu mới và mã QR. Mật khẩu cũ của các em hết hiệu lực ngay, và mật khẩu mới chỉ hiện trên thẻ lần này.',
    'Each card has a new password and a QR code. Old passwords end at once, and the new ones are seen on the cards only this time.',
  ),
  whom: said('In cho', 'Print for'),
  chosen: said('{{count}} học sinh đã chọn', '{{count}} selected {{count:student|students}}'),
  withoutCard: said('Những em chưa có thẻ', 'Those without a card'),
  everybody: said('Cả nhóm ({{count}} học sinh)', 'The whole group ({{count}} {{count:student|students}})'),
  make: said('Tạo thẻ', 'Make cards'),
  making: said('Đang tạo thẻ', 'Making cards'),
  progress: said('{{done}} trên {{total}}', '{{done}} of {{total}}'),
  ready: said(
    'Đã có {{count}} thẻ, tám thẻ trên một trang A4.',
    '{{count}} {{count:card|cards}}, eight on a page of A4.',
  ),
  nobody: said('Ai cũng đã có thẻ rồi.', 'Everybody has a card already.'),
  print: said('In thẻ', 'Print cards'),
  onlyNow: said(
    'Hãy in ngay: sau khi đóng, không ai xem lại được mật khẩu.',
    'Print them now: once this is closed, nobody can look the passwords up again.',
  ),
  stopped: said(
    'Đã dừng sau {{done}} thẻ: {{reason}}. Những thẻ đã tạo vẫn in được.',
    'Stopped after {{done}} {{done:card|cards}}: {{reason}}. Those can be printed.',
  ),
  stop: said('Dừng lại', 'Stop'),
  rest: said('Còn {{count}} học sinh chưa làm.', '{{count}} {{count:student is|students are}} left.'),
  goOn: said('Làm tiếp', 'Go on'),
  address: words.address,
  username: words.username,
  password: words.password,
  candidateNumber: said('Số báo danh', 'Candidate no.'),
  hint: said('Giữ thẻ này, không đưa cho người khác.', 'Keep this card and give it to nobody.'),
  close: words.close,
  cancel: words.cancel,
  inviteTitle: said('Mời phụ huynh của nhóm {{group}}', 'Invite the parents of {{group}}'),
  inviteAbout: said(
    'Mỗi phụ huynh nhận một liên kết dùng một lần trong 14 ngày để liên kết với con. Em nào có email phụ huynh thì thư được gửi ngay; các liên kết cũng hiện ở đây lần này.',
    'Each parent gets a link that works once within 14 days and connects them with their child. Where an address is known it is sent at once; the links are also shown here this time.',
  ),
  inviteWhom: said('Mời phụ huynh của', 'Invite the parents of'),
  notInvited: said('Những em chưa có phụ huynh và chưa mời', 'Those without a parent and not invited'),
  withoutGuardian: said('Mọi em chưa có phụ huynh', 'Everybody without a parent'),
  invite: said('Tạo thư mời', 'Make invitations'),
  inviting: said('Đang tạo thư mời', 'Making invitations'),
  invited: said(
    'Đã tạo {{count}} liên kết, {{sent}} thư đã gửi.',
    '{{count}} {{count:link|links}} made, {{sent}} {{sent:mail|mails}} sent.',
  ),
  nobodyToInvite: said('Không còn ai để mời.', 'There is nobody to invite.'),
  student: said('Học sinh', 'Student'),
  sentTo: said('Đã gửi tới', 'Sent to'),
  notSent: said('Chưa có email', 'No address'),
  link: said('Liên kết', 'Link'),
  copy: said('Chép', 'Copy'),
  copyOf: said('Chép liên kết của {{name}}', 'Copy the link of {{name}}'),
  copied: said('Đã chép liên kết', 'Link copied'),
  enough: said('Đã đủ phụ huynh', 'Parents enough'),
  saveFile: said('Tải danh sách (CSV)', 'Save as CSV'),
})

import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const consentTexts = defineTexts('consents', {
  title: { default: 'Đồng ý sử dụng dữ liệu', vi: 'Đồng ý sử dụng dữ liệu', en: 'What the data is used for' },
  about: {
    default: 'Bạn quyết định từng mục, và có thể rút lại bất cứ lúc nào.',
    vi: 'Bạn quyết định từng mục, và có thể rút lại bất cứ lúc nào.',
    en: 'You decide about each of these, and can take it back at any time.',
  },
  aboutForAdministrators: {
    default: 'Do người giám hộ quyết định.',
    vi: 'Do người giám hộ quyết định.',
    en: 'Decided by the guardians.',
  },
  account: { default: 'Tài khoản và kết quả', vi: 'Tài khoản và kết quả', en: 'Account and results' },
  ai: { default: 'Tính năng AI', vi: 'Tính năng AI', en: 'AI features' },
  statistics: { default: 'Thống kê chung', vi: 'Thống kê chung', en: 'Common figures' },
  childQuestion: {
    default: 'Từ 7 tuổi, con cũng được hỏi ý kiến',
    vi: 'Từ 7 tuổi, con cũng được hỏi ý kiến',
    en: 'From 7 years on, the child is asked too',
  },
  childAgreed: {
    default: 'Con từ 7 tuổi trở lên: tôi đã giải thích và con đồng ý',
    vi: 'Con từ 7 tuổi trở lên: tôi đã giải thích và con đồng ý',
    en: 'My child is 7 or older: I explained it and my child agrees',
  },
  childYoung: { default: 'Con chưa đủ 7 tuổi', vi: 'Con chưa đủ 7 tuổi', en: 'My child is not yet 7' },
  given: { default: 'Đã đồng ý', vi: 'Đã đồng ý', en: 'Agreed' },
  refused: { default: 'Không đồng ý', vi: 'Không đồng ý', en: 'Not agreed' },
  undecided: { default: 'Chưa quyết định', vi: 'Chưa quyết định', en: 'Not decided' },
  give: { default: 'Đồng ý', vi: 'Đồng ý', en: 'Agree' },
  giveOf: { default: 'Đồng ý: {{purpose}}', vi: 'Đồng ý: {{purpose}}', en: 'Agree: {{purpose}}' },
  withdraw: { default: 'Rút lại', vi: 'Rút lại', en: 'Withdraw' },
  withdrawOf: { default: 'Rút lại: {{purpose}}', vi: 'Rút lại: {{purpose}}', en: 'Withdraw: {{purpose}}' },
  refuse: { default: 'Không đồng ý', vi: 'Không đồng ý', en: 'Do not agree' },
  refuseOf: {
    default: 'Không đồng ý: {{purpose}}',
    vi: 'Không đồng ý: {{purpose}}',
    en: 'Do not agree: {{purpose}}',
  },
  decidedBy: {
    default: '{{name}}, {{time}}, bản {{version}}',
    vi: '{{name}}, {{time}}, bản {{version}}',
    en: '{{name}}, {{time}}, version {{version}}',
  },
  you: { default: 'Bạn', vi: 'Bạn', en: 'You' },
  former: { default: 'Một người giám hộ trước đây', vi: 'Một người giám hộ trước đây', en: 'A former guardian' },
  childSays: { default: 'Ý kiến của con', vi: 'Ý kiến của con', en: 'What the child says' },
  childSaysYes: { default: 'Con đã đồng ý', vi: 'Con đã đồng ý', en: 'The child agrees' },
  childIsSeven: {
    default: 'Con đã đủ 7 tuổi và đồng ý',
    vi: 'Con đã đủ 7 tuổi và đồng ý',
    en: 'The child is 7 now and agrees',
  },
  withdrawAccountTitle: {
    default: 'Rút lại đồng ý về tài khoản?',
    vi: 'Rút lại đồng ý về tài khoản?',
    en: 'Withdraw the agreement to the account?',
  },
  withdrawAccountMessage: {
    default:
      'Con bị đăng xuất ngay và không đăng nhập được nữa. Dữ liệu vẫn còn để bạn tải về hoặc xóa vĩnh viễn ở cuối trang này. Đồng ý lại thì tài khoản hoạt động trở lại.',
    vi: 'Con bị đăng xuất ngay và không đăng nhập được nữa. Dữ liệu vẫn còn để bạn tải về hoặc xóa vĩnh viễn ở cuối trang này. Đồng ý lại thì tài khoản hoạt động trở lại.',
    en: 'The child is signed out at once and cannot sign in any more. The data stays for you to download or delete for good at the end of this page. If you agree again, the account works again.',
  },
  stopped: {
    default: 'Tài khoản của con đã ngừng hoạt động. Bạn có thể tải dữ liệu về, xóa vĩnh viễn, hoặc đồng ý lại.',
    vi: 'Tài khoản của con đã ngừng hoạt động. Bạn có thể tải dữ liệu về, xóa vĩnh viễn, hoặc đồng ý lại.',
    en: 'The child’s account has stopped. You can download the data, delete it for good, or agree again.',
  },
  ask: { default: 'Cần sự đồng ý của bạn', vi: 'Cần sự đồng ý của bạn', en: 'Your agreement is needed' },
  askAbout: {
    default: 'Hãy cho biết dữ liệu của {{names}} được dùng vào việc gì. Trong lúc đó mọi thứ vẫn hoạt động.',
    vi: 'Hãy cho biết dữ liệu của {{names}} được dùng vào việc gì. Trong lúc đó mọi thứ vẫn hoạt động.',
    en: 'Please say what the data of {{names}} may be used for. Everything works meanwhile.',
  },
  askOpen: { default: 'Xem và trả lời: {{name}}', vi: 'Xem và trả lời: {{name}}', en: 'Read and answer: {{name}}' },
  history: { default: 'Các quyết định trước', vi: 'Các quyết định trước', en: 'Earlier decisions' },
  cancel: words.cancel,
  loadFailed: {
    default: 'Không tải được phần này.',
    vi: 'Không tải được phần này.',
    en: 'This part could not be loaded.',
  },
})

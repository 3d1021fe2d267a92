import { defineTexts } from '../../lib/texts.ts'
import { englishWords, words } from '../../lib/word-texts.ts'

export const layoutTexts = defineTexts('layout', {
  welcome: words.about,
  motto: {
    default: 'Mỗi ngày một trang vở, mỗi ngày một niềm vui.',
    vi: 'Mỗi ngày một trang vở, mỗi ngày một niềm vui.',
    en: 'A page a day, a joy a day.',
  },
  mottoDetail: {
    default: 'Nơi các em làm bài, cha mẹ đồng hành và nhà trường theo dõi việc học.',
    vi: 'Nơi các em làm bài, cha mẹ đồng hành và nhà trường theo dõi việc học.',
    en: 'Where children practise, parents take part and schools keep an eye on learning.',
  },

  language: words.language,
  languageDefault: { default: 'Mặc định', vi: 'Mặc định', en: 'Default' },

  openMenu: { default: 'Mở menu', vi: 'Mở menu', en: 'Open menu' },
  closeMenu: { default: 'Đóng menu', vi: 'Đóng menu', en: 'Close menu' },
  collapseSidebar: { default: 'Thu gọn thanh bên', vi: 'Thu gọn thanh bên', en: 'Collapse sidebar' },
  expandSidebar: { default: 'Mở thanh bên', vi: 'Mở thanh bên', en: 'Expand sidebar' },
  sidebar: { default: 'Thanh bên', vi: 'Thanh bên', en: 'Sidebar' },
  mainNavigation: { default: 'Điều hướng chính', vi: 'Điều hướng chính', en: 'Main navigation' },
  breadcrumb: { default: 'Breadcrumb', vi: 'Đường dẫn', en: 'Breadcrumb' },
  dashboardCrumb: englishWords.dashboard,

  userMenu: {
    default: 'Tài khoản của {{name}}',
    vi: 'Tài khoản của {{name}}',
    en: 'Account of {{name}}',
  },
  yourProfile: englishWords.yourProfile,
  blog: { default: 'Blog', vi: 'Blog', en: 'Blog' },
  settings: { default: 'Settings', vi: 'Cài đặt', en: 'Settings' },
  switchChild: { default: 'Đổi bạn học', vi: 'Đổi bạn học', en: 'Switch child' },
  signOut: { default: 'Sign out', vi: 'Đăng xuất', en: 'Sign out' },
  signingOut: { default: 'Signing out...', vi: 'Đang đăng xuất...', en: 'Signing out...' },
  signIn: { default: 'Sign In', vi: 'Đăng nhập', en: 'Sign In' },
  signedOut: { default: 'Thoat đăng nhập thành công', vi: 'Đã đăng xuất thành công', en: 'You are signed out' },
  signOutWaitingTitle: {
    default: 'Còn câu trả lời chưa gửi',
    vi: 'Còn câu trả lời chưa gửi',
    en: 'Answers are not sent yet',
  },
  signOutWaiting: {
    default: 'Câu trả lời vẫn được giữ trên máy này. Khi có mạng, hãy đăng nhập lại ở đây để gửi đi.',
    vi: 'Câu trả lời vẫn được giữ trên máy này. Khi có mạng, hãy đăng nhập lại ở đây để gửi đi.',
    en: 'They stay on this device. Sign in here again once there is a network, and they are sent.',
  },
  stay: { default: 'Ở lại', vi: 'Ở lại', en: 'Stay' },
  signOutFailed: {
    default: 'Đã xảy ra lỗi khi đăng xuất. Vui lòng thử lại.',
    vi: 'Đã xảy ra lỗi khi đăng xuất. Vui lòng thử lại.',
    en: 'Signing out went wrong. Please try again.',
  },

  administrator: englishWords.admin,
  parent: englishWords.parent,
  student: englishWords.student,
})

import { defineTexts } from '../../lib/texts.ts'

export const layoutTexts = defineTexts('layout', {
  welcome: { spec: 'Giới thiệu', vi: 'Giới thiệu', en: 'About' },
  motto: {
    spec: 'Mỗi ngày một trang vở, mỗi ngày một niềm vui.',
    vi: 'Mỗi ngày một trang vở, mỗi ngày một niềm vui.',
    en: 'A page a day, a joy a day.',
  },
  mottoDetail: {
    spec: 'Nơi các em làm bài, cha mẹ đồng hành và nhà trường theo dõi việc học.',
    vi: 'Nơi các em làm bài, cha mẹ đồng hành và nhà trường theo dõi việc học.',
    en: 'Where children practise, parents take part and schools keep an eye on learning.',
  },

  language: { spec: 'Ngôn ngữ', vi: 'Ngôn ngữ', en: 'Language' },
  languageDefault: { spec: 'Mặc định', vi: 'Mặc định', en: 'Default' },

  openMenu: { spec: 'Mở menu', vi: 'Mở menu', en: 'Open menu' },
  closeMenu: { spec: 'Đóng menu', vi: 'Đóng menu', en: 'Close menu' },
  collapseSidebar: { spec: 'Thu gọn thanh bên', vi: 'Thu gọn thanh bên', en: 'Collapse sidebar' },
  expandSidebar: { spec: 'Mở thanh bên', vi: 'Mở thanh bên', en: 'Expand sidebar' },
  sidebar: { spec: 'Thanh bên', vi: 'Thanh bên', en: 'Sidebar' },
  mainNavigation: { spec: 'Điều hướng chính', vi: 'Điều hướng chính', en: 'Main navigation' },
  breadcrumb: { spec: 'Breadcrumb', vi: 'Đường dẫn', en: 'Breadcrumb' },
  dashboardCrumb: { spec: 'Dashboard', vi: 'Bảng điều khiển', en: 'Dashboard' },

  userMenu: {
    spec: 'Tài khoản của {{name}}',
    vi: 'Tài khoản của {{name}}',
    en: 'Account of {{name}}',
  },
  yourProfile: { spec: 'Your Profile', vi: 'Hồ sơ của bạn', en: 'Your Profile' },
  settings: { spec: 'Settings', vi: 'Cài đặt', en: 'Settings' },
  signOut: { spec: 'Sign out', vi: 'Đăng xuất', en: 'Sign out' },
  signingOut: { spec: 'Signing out...', vi: 'Đang đăng xuất...', en: 'Signing out...' },
  signIn: { spec: 'Sign In', vi: 'Đăng nhập', en: 'Sign In' },
  signedOut: { spec: 'Thoat đăng nhập thành công', vi: 'Đã đăng xuất thành công', en: 'You are signed out' },
  signOutFailed: {
    spec: 'Đã xảy ra lỗi khi đăng xuất. Vui lòng thử lại.',
    vi: 'Đã xảy ra lỗi khi đăng xuất. Vui lòng thử lại.',
    en: 'Signing out went wrong. Please try again.',
  },

  administrator: { spec: 'Admin', vi: 'Quản trị viên', en: 'Admin' },
  parent: { spec: 'Parent', vi: 'Phụ huynh', en: 'Parent' },
  student: { spec: 'Student', vi: 'Học sinh', en: 'Student' },
})

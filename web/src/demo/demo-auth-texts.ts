import { defineTexts } from '../lib/texts.ts'
import { englishWords, words } from '../lib/word-texts.ts'

export const demoAuthTexts = defineTexts('demo-auth', {
  title: { default: 'Authentication Demo', vi: 'Đăng nhập mẫu', en: 'Authentication demo' },
  introduction: {
    default:
      'Sign in with one click and look around. The demo accounts exist only while this installation has demo data.',
    vi: 'Đăng nhập bằng một lần bấm để xem thử. Tài khoản mẫu chỉ có khi hệ thống này còn dữ liệu mẫu.',
    en: 'Sign in with one click and look around. The demo accounts exist only while this installation has demo data.',
  },
  signedInAs: {
    default: 'You are signed in as {{name}}. Choosing another account changes over to it.',
    vi: 'Bạn đang đăng nhập với tài khoản {{name}}. Chọn tài khoản khác sẽ chuyển sang tài khoản đó.',
    en: 'You are signed in as {{name}}. Choosing another account changes over to it.',
  },
  administrator: { default: 'Demo admin', vi: 'Quản trị viên mẫu', en: 'Demo admin' },
  parent: { default: 'Demo manager', vi: 'Phụ huynh mẫu', en: 'Demo manager' },
  student: { default: 'Demo user', vi: 'Học sinh mẫu', en: 'Demo user' },
  administratorBody: {
    default: 'Manages everything: users, posts, media and all of the learning area.',
    vi: 'Quản lý mọi thứ: người dùng, bài viết, thư viện và toàn bộ phần học tập.',
    en: 'Manages everything: users, posts, media and all of the learning area.',
  },
  parentBody: {
    default: 'Looks after own children, and makes questions, quizzes and subjects.',
    vi: 'Theo dõi con mình, soạn câu hỏi, bài kiểm tra và chủ đề.',
    en: 'Looks after own children, and makes questions, quizzes and subjects.',
  },
  studentBody: {
    default: 'Takes assigned quizzes and looks at the results.',
    vi: 'Làm bài được giao và xem kết quả.',
    en: 'Takes assigned quizzes and looks at the results.',
  },
  email: words.email,
  username: englishWords.username,
  password: englishWords.password,
  signInAs: { default: 'Sign in as {{account}}', vi: 'Đăng nhập: {{account}}', en: 'Sign in as {{account}}' },
  signingIn: { default: 'Signing in...', vi: 'Đang đăng nhập...', en: 'Signing in...' },
  rolesTitle: { default: 'Roles and permissions', vi: 'Vai trò và quyền', en: 'Roles and permissions' },
  rolesBody: {
    default: 'The roles ADMIN, MANAGER and USER are administrator, parent and student.',
    vi: 'Các vai trò ADMIN, MANAGER và USER là quản trị viên, phụ huynh và học sinh.',
    en: 'The roles ADMIN, MANAGER and USER are administrator, parent and student.',
  },
  permissionsBody: {
    default:
      'What a role may do is a list of permissions such as post:create, user:delete and admin:access. A guard that names several wants all of them, and an administrator holds every one.',
    vi: 'Mỗi vai trò có một danh sách quyền như post:create, user:delete và admin:access. Nơi nào yêu cầu nhiều quyền thì phải có đủ tất cả, và quản trị viên có mọi quyền.',
    en: 'What a role may do is a list of permissions such as post:create, user:delete and admin:access. A guard that names several wants all of them, and an administrator holds every one.',
  },
  loadFailed: {
    default: 'The demo accounts could not be loaded.',
    vi: 'Không tải được danh sách tài khoản mẫu.',
    en: 'The demo accounts could not be loaded.',
  },
})

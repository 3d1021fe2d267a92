import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const navigationTexts = defineTexts('navigation', {
  dashboard: { default: 'Bảng điều khiển', vi: 'Bảng điều khiển', en: 'Dashboard' },
  posts: { default: 'Bài viết', vi: 'Bài viết', en: 'Posts' },
  allPosts: { default: 'Tất cả bài viết', vi: 'Tất cả bài viết', en: 'All posts' },
  createPost: { default: 'Tạo bài viết mới', vi: 'Tạo bài viết mới', en: 'New post' },
  media: { default: 'Thư viện', vi: 'Thư viện', en: 'Media library' },
  categories: { default: 'Danh mục', vi: 'Danh mục', en: 'Categories' },
  tags: words.tags,
  users: { default: 'Người dùng', vi: 'Người dùng', en: 'Users' },
  allUsers: { default: 'Tất cả người dùng', vi: 'Tất cả người dùng', en: 'All users' },
  learning: { default: 'Học tập', vi: 'Học tập', en: 'Learning' },
  subjects: words.subjects,
  classes: words.classes,
  quizzes: words.quizzes,
  questions: words.questionBank,
  feedback: words.feedback,
  ai: words.ai,
  aiDashboard: { default: 'Bảng điều khiển AI', vi: 'Bảng điều khiển AI', en: 'AI dashboard' },
  aiProcesses: { default: 'Quá trình tạo', vi: 'Quá trình tạo', en: 'Generation runs' },
  children: { default: 'Con cái', vi: 'Con cái', en: 'Children' },
  childrenList: { default: 'Danh sách con cái', vi: 'Danh sách con cái', en: 'List of children' },
  assignments: { default: 'Bài tập', vi: 'Bài tập', en: 'Assignments' },
  assignmentList: { default: 'Danh sách bài tập', vi: 'Danh sách bài tập', en: 'List of assignments' },
  settings: words.settings,
  system: words.system,
})

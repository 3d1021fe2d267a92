import { defineMessages } from '../messages.ts'

/** The words of the public pages: the server writes them into its HTML, the web app takes them up from there. */
export const blogMessages = defineMessages('blog', {
  title: { default: 'Blog', vi: 'Blog', en: 'Blog' },
  description: {
    default: 'Bài viết về học tập, nuôi dạy và đồng hành cùng con.',
    vi: 'Bài viết về học tập, nuôi dạy và đồng hành cùng con.',
    en: 'Posts about learning, raising children and being at their side.',
  },
  search: { default: 'Tìm bài viết', vi: 'Tìm bài viết', en: 'Search posts' },
  find: { default: 'Tìm', vi: 'Tìm', en: 'Search' },
  categories: { default: 'Danh mục', vi: 'Danh mục', en: 'Categories' },
  all: { default: 'Tất cả', vi: 'Tất cả', en: 'All' },
  tags: { default: 'Thẻ', vi: 'Thẻ', en: 'Tags' },
  minutes: { default: '{{minutes}} phút đọc', vi: '{{minutes}} phút đọc', en: '{{minutes}} min read' },
  related: { default: 'Bài liên quan', vi: 'Bài liên quan', en: 'Related posts' },
  newer: { default: 'Bài mới hơn', vi: 'Bài mới hơn', en: 'Newer posts' },
  older: { default: 'Bài cũ hơn', vi: 'Bài cũ hơn', en: 'Older posts' },
  pages: { default: 'Các trang', vi: 'Các trang', en: 'Pages' },
  pageOf: { default: 'Trang {{page}} / {{pages}}', vi: 'Trang {{page}} / {{pages}}', en: 'Page {{page}} of {{pages}}' },
  signIn: { default: 'Sign In', vi: 'Đăng nhập', en: 'Sign in' },
  empty: { default: 'Chưa có bài viết nào', vi: 'Chưa có bài viết nào', en: 'No posts yet' },
  emptyMessage: {
    default: 'Khi có bài viết mới, bạn sẽ thấy ở đây.',
    vi: 'Khi có bài viết mới, bạn sẽ thấy ở đây.',
    en: 'New posts will appear here.',
  },
  nothingFound: { default: 'Không tìm thấy bài viết', vi: 'Không tìm thấy bài viết', en: 'No posts found' },
  nothingFoundMessage: {
    default: 'Hãy thử từ khóa khác hoặc xem tất cả bài viết.',
    vi: 'Hãy thử từ khóa khác hoặc xem tất cả bài viết.',
    en: 'Try other words, or look at all posts.',
  },
  showAll: { default: 'Xem tất cả bài viết', vi: 'Xem tất cả bài viết', en: 'Show all posts' },
  backToBlog: { default: 'Về trang blog', vi: 'Về trang blog', en: 'Back to the blog' },
  feed: { default: 'Nguồn RSS', vi: 'Nguồn RSS', en: 'RSS feed' },
  notFound: { default: 'Bài viết không tồn tại', vi: 'Bài viết không tồn tại', en: 'This post does not exist' },
  notFoundMessage: {
    default: 'Bài viết đã được gỡ hoặc đường dẫn không đúng.',
    vi: 'Bài viết đã được gỡ hoặc đường dẫn không đúng.',
    en: 'It was taken down, or the address is not right.',
  },
  loadFailed: { default: 'Không tải được blog', vi: 'Không tải được blog', en: 'The blog could not be loaded' },
  postLoadFailed: {
    default: 'Không tải được bài viết',
    vi: 'Không tải được bài viết',
    en: 'The post could not be loaded',
  },
})

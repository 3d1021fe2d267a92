import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const postViewTexts = defineTexts('post-view', {
  title: { default: 'View Post #{{id}}', vi: 'Xem bài viết #{{id}}', en: 'View post #{{id}}' },
  back: { default: 'Return to Post List', vi: 'Về danh sách bài viết', en: 'Return to post list' },
  parts: { default: 'Parts of the post', vi: 'Các phần của bài viết', en: 'Parts of the post' },
  article: englishWords.post,
  history: englishWords.history,
  loadFailed: { default: 'Error Loading Post', vi: 'Không tải được bài viết', en: 'Error loading the post' },
  edit: englishWords.edit,
  openPublic: { default: 'Open public page', vi: 'Mở trang công khai', en: 'Open public page' },
  someone: englishWords.someoneWhoHasLeft,
  views: { default: '{{count}} {{count:view|views}}', vi: '{{count}} lượt xem', en: '{{count}} {{count:view|views}}' },
  emptyContent: {
    default: 'Nothing has been written yet.',
    vi: 'Chưa có nội dung.',
    en: 'Nothing has been written yet.',
  },
  deletedNotice: {
    default: 'This post is in the trash. Nobody else sees it.',
    vi: 'Bài viết đang ở trong thùng rác. Không ai khác thấy bài.',
    en: 'This post is in the trash. Nobody else sees it.',
  },
  restore: englishWords.restore,
  draftBeside: {
    default: 'There are changes that readers do not see yet.',
    vi: 'Có những thay đổi mà độc giả chưa thấy.',
    en: 'There are changes that readers do not see yet.',
  },
  version: { default: 'Version shown', vi: 'Bản đang xem', en: 'Version shown' },
  live: englishWords.live,
  draft: englishWords.draft,
  compare: englishWords.compare,
  publish: englishWords.publish,
  schedule: englishWords.schedule,
  discardDraft: { default: 'Discard draft', vi: 'Bỏ bản nháp', en: 'Discard draft' },
  discardTitle: { default: 'Discard the draft?', vi: 'Bỏ bản nháp?', en: 'Discard the draft?' },
  discardMessage: {
    default: 'Readers keep seeing the published text. The draft stays in the history.',
    vi: 'Độc giả vẫn thấy bản đã đăng. Bản nháp vẫn còn trong lịch sử.',
    en: 'Readers keep seeing the published text. The draft stays in the history.',
  },
  reviewTitle: {
    default: '{{name}} asks you to publish this post',
    vi: '{{name}} đề nghị bạn đăng bài viết này',
    en: '{{name}} asks you to publish this post',
  },
  reviewMessage: {
    default: 'Publish it as it stands, or return it with a word about what should change.',
    vi: 'Hãy đăng bài, hoặc trả lại kèm lời nhắn cần sửa điều gì.',
    en: 'Publish it as it stands, or return it with a word about what should change.',
  },
  waitingOwn: {
    default: 'An administrator was asked to publish this post.',
    vi: 'Bài viết đang chờ quản trị viên duyệt đăng.',
    en: 'An administrator was asked to publish this post.',
  },
  returnedTitle: {
    default: 'An administrator returned this post:',
    vi: 'Quản trị viên đã trả lại bài viết:',
    en: 'An administrator returned this post:',
  },
  return: { default: 'Return to author', vi: 'Trả lại tác giả', en: 'Return to author' },
  returnTitle: { default: 'Return “{{title}}”', vi: 'Trả lại “{{title}}”', en: 'Return “{{title}}”' },
  word: { default: 'What should change?', vi: 'Cần sửa điều gì?', en: 'What should change?' },
  cancel: englishWords.cancel,
})

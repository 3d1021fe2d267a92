import { defineMessages } from '../messages.ts'

export const postMessages = defineMessages('posts', {
  titleRequired: { default: 'Title is required', vi: 'Vui lòng nhập tiêu đề', en: 'Title is required' },
  titleLong: {
    default: 'Title must be less than 200 characters',
    vi: 'Tiêu đề phải ngắn hơn 200 ký tự',
    en: 'Title must be less than 200 characters',
  },
  slugRequired: { default: 'Slug is required', vi: 'Vui lòng nhập đường dẫn', en: 'Slug is required' },
  slugInvalid: {
    default: 'Slug can only contain lowercase letters, numbers, and hyphens',
    vi: 'Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch nối',
    en: 'Slug can only contain lowercase letters, numbers, and hyphens',
  },
  slugLong: {
    default: 'Slug must be at most 200 characters',
    vi: 'Đường dẫn không được quá 200 ký tự',
    en: 'Slug must be at most 200 characters',
  },
  categoryRequired: { default: 'Category is required', vi: 'Vui lòng chọn danh mục', en: 'Category is required' },
  excerptLong: {
    default: 'Excerpt must be less than 300 characters',
    vi: 'Tóm tắt phải ngắn hơn 300 ký tự',
    en: 'Excerpt must be less than 300 characters',
  },
  metaTitleLong: {
    default: 'Meta title should be under 60 characters',
    vi: 'Tiêu đề SEO nên ngắn hơn 60 ký tự',
    en: 'Meta title should be under 60 characters',
  },
  metaDescriptionLong: {
    default: 'Meta description should be under 160 characters',
    vi: 'Mô tả SEO nên ngắn hơn 160 ký tự',
    en: 'Meta description should be under 160 characters',
  },
  tooLong: { default: 'This text is too long', vi: 'Nội dung quá dài', en: 'This text is too long' },
  canonicalInvalid: {
    default: 'Please enter a whole address that begins with https:// or http://',
    vi: 'Vui lòng nhập địa chỉ đầy đủ, bắt đầu bằng https:// hoặc http://',
    en: 'Please enter a whole address that begins with https:// or http://',
  },
  imageInvalid: {
    default: 'Please choose a picture from the library',
    vi: 'Vui lòng chọn ảnh trong thư viện',
    en: 'Please choose a picture from the library',
  },
  tagsMany: {
    default: 'Please use at most 20 tags',
    vi: 'Chỉ được dùng tối đa 20 thẻ',
    en: 'Please use at most 20 tags',
  },
  tagUnknown: {
    default: 'Some of these tags no longer exist',
    vi: 'Có thẻ không còn tồn tại',
    en: 'Some of these tags no longer exist',
  },
  dateInvalid: { default: 'Date input not valid.', vi: 'Ngày giờ không hợp lệ.', en: 'Date input not valid.' },
  publishDatePast: {
    default: 'Publish date cannot be before now',
    vi: 'Thời điểm đăng không được ở trong quá khứ',
    en: 'Publish date cannot be before now',
  },
  statusInvalid: {
    default: 'This is not a valid status',
    vi: 'Trạng thái không hợp lệ',
    en: 'This is not a valid status',
  },
  versionRequired: {
    default: 'The version that was read is missing',
    vi: 'Thiếu phiên bản đã đọc',
    en: 'The version that was read is missing',
  },
  // The filter's dates.
  fromAfterTo: {
    default: 'From cannot be after To',
    vi: 'Ngày bắt đầu không được sau ngày kết thúc',
    en: 'From cannot be after To',
  },
  fromAfterToday: {
    default: 'From cannot be after today',
    vi: 'Ngày bắt đầu không được sau hôm nay',
    en: 'From cannot be after today',
  },
  toBeforeFrom: {
    default: 'To cannot be before From',
    vi: 'Ngày kết thúc không được trước ngày bắt đầu',
    en: 'To cannot be before From',
  },
  toAfterToday: {
    default: 'To cannot be after today',
    vi: 'Ngày kết thúc không được sau hôm nay',
    en: 'To cannot be after today',
  },
  // What became of it.
  notFound: { default: 'Post not found', vi: 'Không tìm thấy bài viết', en: 'Post not found' },
  revisionNotFound: {
    default: 'This revision does not exist',
    vi: 'Không có bản ghi này',
    en: 'This revision does not exist',
  },
  created: { default: 'Post created successfully', vi: 'Đã tạo bài viết', en: 'Post created successfully' },
  updated: { default: 'Post updated successfully', vi: 'Đã lưu bài viết', en: 'Post updated successfully' },
  deleted: { default: 'Post deleted successfully', vi: 'Đã xóa bài viết', en: 'Post deleted successfully' },
  restored: { default: 'Post restored successfully', vi: 'Đã khôi phục bài viết', en: 'Post restored successfully' },
  published: { default: 'Post published successfully', vi: 'Đã đăng bài viết', en: 'Post published successfully' },
  scheduled: {
    default: 'Post scheduled for {{moment}}',
    vi: 'Đã hẹn đăng bài vào {{moment}}',
    en: 'Post scheduled for {{moment}}',
  },
  archived: { default: 'Post archived successfully', vi: 'Đã lưu trữ bài viết', en: 'Post archived successfully' },
  unpublished: {
    default: 'Post is a draft again',
    vi: 'Bài viết đã trở lại bản nháp',
    en: 'Post is a draft again',
  },
  reviewRequested: {
    default: 'An administrator was asked to publish this post',
    vi: 'Đã gửi bài viết để quản trị viên duyệt đăng',
    en: 'An administrator was asked to publish this post',
  },
  returned: {
    default: 'Post returned to its author',
    vi: 'Đã trả bài viết cho tác giả',
    en: 'Post returned to its author',
  },
  noReview: {
    default: 'Nobody asks for this post to be published any more',
    vi: 'Bài viết này không còn chờ duyệt',
    en: 'Nobody asks for this post to be published any more',
  },
  wordRequired: {
    default: 'Please say what should be changed',
    vi: 'Vui lòng cho biết cần sửa điều gì',
    en: 'Please say what should be changed',
  },
  draftDiscarded: { default: 'Draft discarded', vi: 'Đã bỏ bản nháp', en: 'Draft discarded' },
  revisionRestored: {
    default: 'Revision restored as a draft',
    vi: 'Đã khôi phục bản cũ thành bản nháp',
    en: 'Revision restored as a draft',
  },
  unknownAction: { default: 'Unknown bulk action', vi: 'Thao tác hàng loạt không hợp lệ', en: 'Unknown bulk action' },
  noneSelected: {
    default: 'Please select posts first',
    vi: 'Vui lòng chọn bài viết trước',
    en: 'Please select posts first',
  },
  tooManySelected: {
    default: 'Please select at most 500 posts at a time',
    vi: 'Mỗi lần chỉ được chọn tối đa 500 bài viết',
    en: 'Please select at most 500 posts at a time',
  },
  blank: {
    default: 'This post has no text yet. Open it to publish it all the same.',
    vi: 'Bài viết này chưa có nội dung. Hãy mở bài nếu vẫn muốn đăng.',
    en: 'This post has no text yet. Open it to publish it all the same.',
  },
  notOwn: {
    default: 'You can only change your own posts',
    vi: 'Bạn chỉ được thay đổi bài viết của mình',
    en: 'You can only change your own posts',
  },
  loadFailed: {
    default: 'Failed to load posts. Please try again.',
    vi: 'Không tải được bài viết. Vui lòng thử lại.',
    en: 'Failed to load posts. Please try again.',
  },
})

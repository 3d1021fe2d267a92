import { defineMessages } from '../messages.ts'

export const mediaMessages = defineMessages('media', {
  notAnImage: {
    default: 'Please select an image file',
    vi: 'Vui lòng chọn một tệp hình ảnh',
    en: 'Please select an image file',
  },
  avatarTooLarge: {
    default: 'File size must be less than 2MB',
    vi: 'Tệp phải nhỏ hơn 2MB',
    en: 'File size must be less than 2MB',
  },
  tooLarge: {
    default: 'File size must be less than 5MB',
    vi: 'Tệp phải nhỏ hơn 5MB',
    en: 'File size must be less than 5MB',
  },
  tooManyPixels: {
    default: 'The image may have at most 40 megapixels',
    vi: 'Hình ảnh chỉ được tối đa 40 megapixel',
    en: 'The image may have at most 40 megapixels',
  },
  altLong: {
    default: 'The text may have at most 300 characters',
    vi: 'Văn bản chỉ được tối đa 300 ký tự',
    en: 'The text may have at most 300 characters',
  },
  nameRequired: { default: 'Name is required', vi: 'Vui lòng nhập tên', en: 'Name is required' },
  nameLong: {
    default: 'The name may have at most 200 characters',
    vi: 'Tên chỉ được tối đa 200 ký tự',
    en: 'The name may have at most 200 characters',
  },
  inUse: {
    default: 'This picture is in use and cannot be deleted',
    vi: 'Hình ảnh đang được dùng nên không thể xóa',
    en: 'This picture is in use and cannot be deleted',
  },
  notFound: { default: 'Picture not found', vi: 'Không tìm thấy hình ảnh', en: 'Picture not found' },
  updated: { default: 'Picture updated', vi: 'Đã cập nhật hình ảnh', en: 'Picture updated' },
  deleted: { default: 'Picture deleted', vi: 'Đã xóa hình ảnh', en: 'Picture deleted' },
  uploaded: { default: 'File uploaded', vi: 'Đã tải tệp lên', en: 'File uploaded' },
})

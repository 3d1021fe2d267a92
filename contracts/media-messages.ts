import { defineMessages } from './messages.ts'

export const mediaMessages = defineMessages({
  notAnImage: {
    spec: 'Please select an image file',
    vi: 'Vui lòng chọn một tệp hình ảnh',
    en: 'Please select an image file',
  },
  avatarTooLarge: {
    spec: 'File size must be less than 2MB',
    vi: 'Tệp phải nhỏ hơn 2MB',
    en: 'File size must be less than 2MB',
  },
  tooLarge: {
    spec: 'File size must be less than 5MB',
    vi: 'Tệp phải nhỏ hơn 5MB',
    en: 'File size must be less than 5MB',
  },
  tooManyPixels: {
    spec: 'The image may have at most 40 megapixels',
    vi: 'Hình ảnh chỉ được tối đa 40 megapixel',
    en: 'The image may have at most 40 megapixels',
  },
  altLong: {
    spec: 'The text may have at most 300 characters',
    vi: 'Văn bản chỉ được tối đa 300 ký tự',
    en: 'The text may have at most 300 characters',
  },
  nameRequired: { spec: 'Name is required', vi: 'Vui lòng nhập tên', en: 'Name is required' },
  nameLong: {
    spec: 'The name may have at most 200 characters',
    vi: 'Tên chỉ được tối đa 200 ký tự',
    en: 'The name may have at most 200 characters',
  },
  inUse: {
    spec: 'This picture is in use and cannot be deleted',
    vi: 'Hình ảnh đang được dùng nên không thể xóa',
    en: 'This picture is in use and cannot be deleted',
  },
  notFound: { spec: 'Picture not found', vi: 'Không tìm thấy hình ảnh', en: 'Picture not found' },
  updated: { spec: 'Picture updated', vi: 'Đã cập nhật hình ảnh', en: 'Picture updated' },
  deleted: { spec: 'Picture deleted', vi: 'Đã xóa hình ảnh', en: 'Picture deleted' },
  uploaded: { spec: 'File uploaded', vi: 'Đã tải tệp lên', en: 'File uploaded' },
})

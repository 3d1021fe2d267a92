import { defineMessages } from '../messages.ts'

export const siteMessages = defineMessages('settings.site', {
  siteNameRequired: {
    default: 'Vui lòng nhập tên hệ thống',
    vi: 'Vui lòng nhập tên hệ thống',
    en: 'Please enter the name of the site',
  },
  siteNameLong: {
    default: 'Tên hệ thống không được quá 100 ký tự',
    vi: 'Tên hệ thống không được quá 100 ký tự',
    en: 'The name of the site must be at most 100 characters',
  },
  timeZoneUnknown: {
    default: 'Múi giờ không hợp lệ',
    vi: 'Múi giờ không hợp lệ',
    en: 'Unknown time zone',
  },
  passwordLengthRange: {
    default: 'Độ dài mật khẩu tối thiểu phải từ 8 đến 64 ký tự',
    vi: 'Độ dài mật khẩu tối thiểu phải từ 8 đến 64 ký tự',
    en: 'The minimum password length must be between 8 and 64 characters',
  },
})

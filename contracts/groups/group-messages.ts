import { defineMessages } from '../messages.ts'

export const groupMessages = defineMessages('groups', {
  notFound: { default: 'Không tìm thấy nhóm', vi: 'Không tìm thấy nhóm', en: 'Group not found' },
  nameRequired: { default: 'Hãy nhập tên nhóm', vi: 'Hãy nhập tên nhóm', en: 'Please enter a name for the group' },
  nameLong: {
    default: 'Tên nhóm tối đa 60 ký tự',
    vi: 'Tên nhóm tối đa 60 ký tự',
    en: 'The name of a group has at most 60 characters',
  },
  nameTaken: {
    default: 'Bạn đã có nhóm tên này',
    vi: 'Bạn đã có nhóm tên này',
    en: 'You already have a group of this name',
  },
  created: { default: 'Đã tạo nhóm.', vi: 'Đã tạo nhóm.', en: 'The group was created.' },
  saved: { default: 'Đã lưu nhóm.', vi: 'Đã lưu nhóm.', en: 'The group was saved.' },
  deleted: {
    default: 'Đã xóa nhóm. Tài khoản của học sinh vẫn còn.',
    vi: 'Đã xóa nhóm. Tài khoản của học sinh vẫn còn.',
    en: 'The group was deleted. The students keep their accounts.',
  },
  full: {
    default: 'Một nhóm có tối đa 5.000 học sinh',
    vi: 'Một nhóm có tối đa 5.000 học sinh',
    en: 'A group has at most 5,000 students',
  },
  studentRequired: {
    default: 'Hãy chọn ít nhất một học sinh',
    vi: 'Hãy chọn ít nhất một học sinh',
    en: 'Please choose at least one student',
  },
  studentsMany: {
    default: 'Mỗi lần tối đa 500 học sinh',
    vi: 'Mỗi lần tối đa 500 học sinh',
    en: 'At most 500 students at a time',
  },
  studentNotFound: { default: 'Không tìm thấy học sinh', vi: 'Không tìm thấy học sinh', en: 'Student not found' },
  membersAdded: { default: 'Đã thêm vào nhóm.', vi: 'Đã thêm vào nhóm.', en: 'Added to the group.' },
  membersRemoved: { default: 'Đã bỏ khỏi nhóm.', vi: 'Đã bỏ khỏi nhóm.', en: 'Taken out of the group.' },
  memberSaved: { default: 'Đã lưu số báo danh.', vi: 'Đã lưu số báo danh.', en: 'The candidate number was saved.' },
  candidateInvalid: {
    default: 'Số báo danh gồm 1 đến 8 chữ số',
    vi: 'Số báo danh gồm 1 đến 8 chữ số',
    en: 'A candidate number has 1 to 8 digits',
  },
  candidateTaken: {
    default: 'Số báo danh này đã có trong nhóm',
    vi: 'Số báo danh này đã có trong nhóm',
    en: 'The group already has this candidate number',
  },
})

import { defineMessages } from '../messages.ts'

export const quizMessages = defineMessages('quizzes', {
  // The wizard's words.
  titleRequired: {
    default: 'Tên Quiz là bắt buộc.',
    vi: 'Tên bài kiểm tra là bắt buộc.',
    en: 'The title is required.',
  },
  classRequired: { default: 'Chọn lớp là bắt buộc.', vi: 'Chọn lớp là bắt buộc.', en: 'Please choose a class.' },
  subjectRequired: {
    default: 'Chọn chủ đề là bắt buộc.',
    vi: 'Chọn chủ đề là bắt buộc.',
    en: 'Please choose a subject.',
  },
  timeLimitRequired: {
    default: 'Thời gian là bắt buộc.',
    vi: 'Thời gian là bắt buộc.',
    en: 'The time limit is required.',
  },
  timeLimitLong: {
    default: 'Thời gian không được quá 1440 phút.',
    vi: 'Thời gian không được quá 1440 phút.',
    en: 'The time limit is at most 1440 minutes.',
  },
  passingScoreRequired: {
    default: 'Điểm yêu cầu là bắt buộc.',
    vi: 'Điểm yêu cầu là bắt buộc.',
    en: 'The passing score is required.',
  },
  passingScoreLow: {
    default: 'Điểm yêu cầu phải lớn hơn hoặc bằng 0.',
    vi: 'Điểm yêu cầu phải lớn hơn hoặc bằng 0.',
    en: 'The passing score must be at least 0.',
  },
  passingScoreHigh: {
    default: 'Điểm yêu cầu phải nhỏ hơn hoặc bằng 100.',
    vi: 'Điểm yêu cầu phải nhỏ hơn hoặc bằng 100.',
    en: 'The passing score must be at most 100.',
  },
  maxAttemptsRequired: {
    default: 'Số lần làm tối đa là bắt buộc.',
    vi: 'Số lần làm tối đa là bắt buộc.',
    en: 'The number of attempts is required.',
  },
  maxAttemptsHigh: {
    default: 'Số lần làm tối đa không được quá 1000.',
    vi: 'Số lần làm tối đa không được quá 1000.',
    en: 'The number of attempts is at most 1000.',
  },
  releaseInPast: {
    default: 'Ngày phát hành không được nhỏ hơn ngày hiện tại.',
    vi: 'Ngày phát hành không được nhỏ hơn ngày hiện tại.',
    en: 'The release date cannot be in the past.',
  },
  deadlineInPast: {
    default: 'Hạn chót phải sau thời điểm hiện tại.',
    vi: 'Hạn chót phải sau thời điểm hiện tại.',
    en: 'The deadline must be after the present moment.',
  },
  releaseAfterDeadline: {
    default: 'Ngày phát hành không được lớn hơn hạn chót.',
    vi: 'Ngày phát hành không được lớn hơn hạn chót.',
    en: 'The release date cannot be after the deadline.',
  },
  saveError: {
    default: 'Đã xảy ra lỗi khi lưu bài kiểm tra.',
    vi: 'Đã xảy ra lỗi khi lưu bài kiểm tra.',
    en: 'The quiz could not be saved.',
  },
  // The edit form's words.
  editTitleRequired: {
    default: 'Tên bài kiểm tra là bắt buộc',
    vi: 'Tên bài kiểm tra là bắt buộc',
    en: 'The title is required',
  },
  titleShort: {
    default: 'Tên bài kiểm tra phải có ít nhất 5 ký tự',
    vi: 'Tên bài kiểm tra phải có ít nhất 5 ký tự',
    en: 'The title has at least 5 characters',
  },
  titleLong: {
    default: 'Tên bài kiểm tra không được quá 200 ký tự',
    vi: 'Tên bài kiểm tra không được quá 200 ký tự',
    en: 'The title has at most 200 characters',
  },
  descriptionRequired: { default: 'Mô tả là bắt buộc', vi: 'Mô tả là bắt buộc', en: 'The description is required' },
  descriptionShort: {
    default: 'Mô tả phải có ít nhất 10 ký tự',
    vi: 'Mô tả phải có ít nhất 10 ký tự',
    en: 'The description has at least 10 characters',
  },
  editSubjectRequired: { default: 'Chủ đề là bắt buộc', vi: 'Chủ đề là bắt buộc', en: 'The subject is required' },
  editClassRequired: { default: 'Lớp là bắt buộc', vi: 'Lớp là bắt buộc', en: 'The class is required' },
  typeRequired: {
    default: 'Loại bài kiểm tra là bắt buộc',
    vi: 'Loại bài kiểm tra là bắt buộc',
    en: 'The type is required',
  },
  difficultyRequired: { default: 'Độ khó là bắt buộc', vi: 'Độ khó là bắt buộc', en: 'The difficulty is required' },
  timeLimitRange: {
    default: 'Thời gian làm bài phải từ 5 đến 480 phút',
    vi: 'Thời gian làm bài phải từ 5 đến 480 phút',
    en: 'The time limit is between 5 and 480 minutes',
  },
  passingScoreRange: {
    default: 'Điểm đạt phải từ 0 đến 100',
    vi: 'Điểm đạt phải từ 0 đến 100',
    en: 'The passing score is between 0 and 100',
  },
  // Both forms'.
  subjectOfOtherClass: {
    default: 'Chủ đề này thuộc lớp khác',
    vi: 'Chủ đề này thuộc lớp khác',
    en: 'This subject belongs to another class',
  },
  questionsRequired: {
    default: 'Vui lòng chọn ít nhất 1 câu hỏi',
    vi: 'Vui lòng chọn ít nhất 1 câu hỏi',
    en: 'Please choose at least 1 question',
  },
  questionsMany: {
    default: 'Chỉ được chọn tối đa 200 câu hỏi',
    vi: 'Chỉ được chọn tối đa 200 câu hỏi',
    en: 'Please choose at most 200 questions',
  },
  questionUnknown: {
    default: 'Có câu hỏi không tồn tại hoặc bạn không được dùng',
    vi: 'Có câu hỏi không tồn tại hoặc bạn không được dùng',
    en: 'Some of the questions do not exist, or you may not use them',
  },
  tooLong: { default: 'Nội dung quá dài', vi: 'Nội dung quá dài', en: 'This text is too long' },
  estimatedTimeRange: {
    default: 'Thời gian dự kiến phải từ 1 đến 1440 phút',
    vi: 'Thời gian dự kiến phải từ 1 đến 1440 phút',
    en: 'The estimated time is between 1 and 1440 minutes',
  },
  tagsMany: {
    default: 'Chỉ được dùng tối đa 20 thẻ',
    vi: 'Chỉ được dùng tối đa 20 thẻ',
    en: 'Please use at most 20 tags',
  },
  passwordLong: {
    default: 'Mật khẩu không được quá 100 ký tự',
    vi: 'Mật khẩu không được quá 100 ký tự',
    en: 'The password has at most 100 characters',
  },
  dateInvalid: { default: 'Thời điểm không hợp lệ', vi: 'Thời điểm không hợp lệ', en: 'This is not a valid time' },
  choiceInvalid: { default: 'Lựa chọn không hợp lệ', vi: 'Lựa chọn không hợp lệ', en: 'This is not a valid choice' },
  versionRequired: {
    default: 'The version that was read is missing',
    vi: 'Thiếu phiên bản đã đọc',
    en: 'The version that was read is missing',
  },
  drawNothing: {
    default: 'Vui lòng nhập số câu hỏi cần lấy (1 đến 200)',
    vi: 'Vui lòng nhập số câu hỏi cần lấy (1 đến 200)',
    en: 'Please enter how many questions to draw (1 to 200)',
  },
  scheduleRange: {
    default: 'Chỉ xem được tối đa 62 ngày một lần',
    vi: 'Chỉ xem được tối đa 62 ngày một lần',
    en: 'At most 62 days can be shown at a time',
  },
  copyOf: { default: '{{title}} (bản sao)', vi: '{{title}} (bản sao)', en: '{{title}} (copy)' },
  // What became of it.
  notFound: { default: 'Quiz not found', vi: 'Không tìm thấy bài kiểm tra', en: 'Quiz not found' },
  created: { default: 'Quiz created successfully', vi: 'Đã tạo bài kiểm tra', en: 'Quiz created successfully' },
  updated: { default: 'Quiz updated successfully', vi: 'Đã cập nhật bài kiểm tra', en: 'Quiz updated successfully' },
  deleted: { default: 'Quiz deleted successfully', vi: 'Đã xóa bài kiểm tra', en: 'Quiz deleted successfully' },
  restored: {
    default: 'Quiz restored successfully',
    vi: 'Đã khôi phục bài kiểm tra',
    en: 'Quiz restored successfully',
  },
  duplicated: {
    default: 'Quiz duplicated successfully',
    vi: 'Đã nhân bản bài kiểm tra',
    en: 'Quiz duplicated successfully',
  },
  activated: {
    default: 'Quiz activated successfully',
    vi: 'Đã kích hoạt bài kiểm tra',
    en: 'Quiz activated successfully',
  },
  deactivated: {
    default: 'Quiz deactivated successfully',
    vi: 'Đã ngừng kích hoạt bài kiểm tra',
    en: 'Quiz deactivated successfully',
  },
  pointsInvalid: {
    default: 'Points are 0.25 to 100, in steps of 0.25',
    vi: 'Điểm từ 0,25 đến 100, theo bước 0,25',
    en: 'Points are 0.25 to 100, in steps of 0.25',
  },
  drawCountInvalid: {
    default: 'A draw takes 1 to 200 questions',
    vi: 'Mỗi lần rút từ 1 đến 200 câu hỏi',
    en: 'A draw takes 1 to 200 questions',
  },
  drawsMany: {
    default: 'A quiz has at most 20 draws',
    vi: 'Một bài kiểm tra có tối đa 20 nhóm rút câu',
    en: 'A quiz has at most 20 draws',
  },
  sectionsMany: {
    default: 'A quiz has at most 10 sections',
    vi: 'Một bài kiểm tra có tối đa 10 phần',
    en: 'A quiz has at most 10 sections',
  },
  sectionTitleRequired: {
    default: 'Please enter the title of the section',
    vi: 'Vui lòng nhập tên phần',
    en: 'Please enter the title of the section',
  },
  sectionMinutesInvalid: {
    default: 'The time of a section is 1 to 480 minutes',
    vi: 'Thời gian của một phần từ 1 đến 480 phút',
    en: 'The time of a section is 1 to 480 minutes',
  },
  sectionUnknown: {
    default: 'There is no such section',
    vi: 'Không có phần này',
    en: 'There is no such section',
  },
  unknownAction: { default: 'Unknown bulk action', vi: 'Thao tác hàng loạt không hợp lệ', en: 'Unknown bulk action' },
  noneSelected: {
    default: 'Please select quizzes first',
    vi: 'Vui lòng chọn bài kiểm tra trước',
    en: 'Please select quizzes first',
  },
  tooManySelected: {
    default: 'Please select at most 500 quizzes at a time',
    vi: 'Mỗi lần chỉ được chọn tối đa 500 bài kiểm tra',
    en: 'Please select at most 500 quizzes at a time',
  },
  notOwn: {
    default: 'You can only change your own quizzes',
    vi: 'Bạn chỉ được thay đổi bài kiểm tra của mình',
    en: 'You can only change your own quizzes',
  },
  fetchListFailed: {
    default: 'Failed to fetch quizzes',
    vi: 'Không tải được danh sách bài kiểm tra',
    en: 'Failed to fetch quizzes',
  },
  createFailed: { default: 'Failed to create quiz', vi: 'Không tạo được bài kiểm tra', en: 'Failed to create quiz' },
  updateFailed: {
    default: 'Failed to update quiz',
    vi: 'Không cập nhật được bài kiểm tra',
    en: 'Failed to update quiz',
  },
  deleteFailed: { default: 'Failed to delete quiz', vi: 'Không xóa được bài kiểm tra', en: 'Failed to delete quiz' },
  restoreFailed: {
    default: 'Failed to restore quiz',
    vi: 'Không khôi phục được bài kiểm tra',
    en: 'Failed to restore quiz',
  },
})

import { defineMessages } from '../messages.ts'

export const feedbackMessages = defineMessages('feedback', {
  contentRequired: {
    default: 'Vui lòng nhập nội dung phản hồi',
    vi: 'Vui lòng nhập nội dung phản hồi',
    en: 'Please enter your feedback',
  },
  contentLong: {
    default: 'Nội dung phản hồi không được quá 2000 ký tự',
    vi: 'Nội dung phản hồi không được quá 2000 ký tự',
    en: 'Feedback must be at most 2000 characters',
  },
  typeRequired: {
    default: 'Vui lòng chọn loại phản hồi',
    vi: 'Vui lòng chọn loại phản hồi',
    en: 'Please choose the type of feedback',
  },
  statusRequired: { default: 'Vui lòng chọn trạng thái', vi: 'Vui lòng chọn trạng thái', en: 'Please choose a status' },
  responseRequired: {
    default: 'Vui lòng nhập nội dung trả lời',
    vi: 'Vui lòng nhập nội dung trả lời',
    en: 'Please enter your response',
  },
  responseLong: {
    default: 'Nội dung trả lời không được quá 2000 ký tự',
    vi: 'Nội dung trả lời không được quá 2000 ký tự',
    en: 'The response must be at most 2000 characters',
  },
  versionUnknown: {
    default: 'Câu hỏi không có phiên bản này',
    vi: 'Câu hỏi không có phiên bản này',
    en: 'The question has no such version',
  },
  notFound: { default: 'Không tìm thấy phản hồi', vi: 'Không tìm thấy phản hồi', en: 'Feedback not found' },
  sent: {
    default: 'Cảm ơn phản hồi của bạn! Chúng tôi sẽ xem xét và cập nhật câu hỏi này.',
    vi: 'Cảm ơn phản hồi của bạn! Chúng tôi sẽ xem xét và cập nhật câu hỏi này.',
    en: 'Thank you for your feedback! We will look at this question and update it.',
  },
  sendError: {
    default: 'Có lỗi xảy ra khi gửi phản hồi',
    vi: 'Có lỗi xảy ra khi gửi phản hồi',
    en: 'Something went wrong while sending your feedback',
  },
  statusSaved: { default: 'Đã cập nhật trạng thái', vi: 'Đã cập nhật trạng thái', en: 'Status updated' },
  responseSaved: { default: 'Đã gửi trả lời', vi: 'Đã gửi trả lời', en: 'Response sent' },
  sendFailed: {
    default: 'Failed to submit feedback',
    vi: 'Không gửi được phản hồi',
    en: 'Failed to submit feedback',
  },
  fetchFailed: { default: 'Failed to fetch feedback', vi: 'Không tải được phản hồi', en: 'Failed to fetch feedback' },
  statusFailed: {
    default: 'Failed to update feedback status',
    vi: 'Không cập nhật được trạng thái phản hồi',
    en: 'Failed to update feedback status',
  },
  responseFailed: { default: 'Failed to add response', vi: 'Không gửi được trả lời', en: 'Failed to add response' },
})

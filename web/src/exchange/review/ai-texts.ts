import { defineTexts } from '../../lib/texts.ts'
import { vietnamese } from '../../lib/word-texts.ts'

export const aiTexts = defineTexts('exchange-ai', {
  readByAi: vietnamese('Đọc bằng AI', 'Read with AI'),
  scanTitle: vietnamese('Gửi các trang cho dịch vụ AI?', 'Send the pages to the AI service?'),
  scanMessage: vietnamese(
    'Chỉ hình của các trang được gửi đi để chép lại câu hỏi, và tính một lượt dùng AI. Đừng gửi trang có tên hoặc bài làm của học sinh.',
    'Only pictures of the pages are sent, to have the questions copied, and it counts as one use of AI. Do not send a page with the name or the work of a student.',
  ),
  paperTitle: vietnamese('Gửi chữ của tệp cho dịch vụ AI?', 'Send the text of the file to the AI service?'),
  paperMessage: vietnamese(
    'Chỉ chữ của tệp được gửi đi để chép lại câu hỏi, không gửi hình hay tên tệp, và tính một lượt dùng AI. Điều AI trả lời được đối chiếu với tệp; danh sách chờ được làm lại từ đầu. Đừng gửi tệp có tên hoặc bài làm của học sinh.',
    'Only the text of the file is sent, to have the questions copied, without pictures or the name of the file, and it counts as one use of AI. What AI answers is compared with the file, and the list is made anew. Do not send a file with the name or the work of a student.',
  ),
})

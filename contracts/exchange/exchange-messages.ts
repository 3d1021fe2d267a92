import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

export const exchangeMessages = defineMessages('exchange', {
  received: vietnamese('Đã nhận tệp', 'The file has arrived'),
  discarded: vietnamese('Đã bỏ lần nhập này', 'This import is forgotten'),
  itemSaved: vietnamese('Đã lưu câu hỏi trong danh sách chờ', 'The question is kept in the list'),
  placed: vietnamese('Đã áp dụng cho mọi câu', 'Applied to all questions'),
  confirmed: vietnamese('Đang đưa vào ngân hàng câu hỏi', 'Being written into the bank'),
  undone: vietnamese('Đang hoàn tác lần nhập', 'The import is being undone'),
  notFound: vietnamese('Không tìm thấy lần nhập này', 'This import was not found'),
  itemNotFound: vietnamese('Không tìm thấy câu này trong tệp', 'There is no such question in the file'),
  wrongState: vietnamese('Lần nhập này không còn ở bước đó nữa', 'This import is no longer at that step'),
  noneAccepted: vietnamese('Chưa có câu nào được nhận', 'No question is accepted yet'),
  unplaced: vietnamese('Hãy chọn lớp và chủ đề cho mọi câu được nhận', 'Choose a class and a subject for all of them'),
  tooManyOpen: vietnamese('Bạn có 20 lần nhập chưa xong. Hãy bỏ bớt.', 'You have 20 open imports. Please finish some.'),
  photoUnavailable: vietnamese('Chưa có dịch vụ AI nào để đọc tệp hoặc ảnh.', 'No AI service is set up to read files.'),
  quizMade: vietnamese('Đã tạo bài kiểm tra nháp từ các câu này', 'A draft of a quiz was made of these questions'),
  formatRequired: vietnamese('Hãy chọn định dạng', 'Please choose a format'),
  noQuestions: vietnamese('Không có câu hỏi nào để xuất', 'There is no question to export'),
  tooManyPictures: vietnamese(
    'Các hình của những câu này quá lớn cho một tệp. Hãy thu hẹp bộ lọc hoặc chọn CSV.',
    'The pictures of these questions are too large for one file. Please narrow the filter or choose CSV.',
  ),
  exportFailed: vietnamese('Không xuất được câu hỏi', 'The questions could not be exported'),
  savingFailed: vietnamese(
    'Việc đưa vào ngân hàng dừng giữa chừng. Những câu đã vào vẫn còn; hãy hoàn tác hoặc thử lại.',
    'Saving stopped on the way. What was saved is there; undo it or try again.',
  ),
})

import { defineMessages } from '../messages.ts'

export const questionMessages = defineMessages('questions', {
  titleRequired: {
    default: 'Please enter the question title',
    vi: 'Vui lòng nhập tiêu đề câu hỏi',
    en: 'Please enter the question title',
  },
  titleShort: {
    default: 'Title must be at least 5 characters long',
    vi: 'Tiêu đề phải có ít nhất 5 ký tự',
    en: 'Title must be at least 5 characters long',
  },
  titleLong: {
    default: 'Title must be at most 300 characters long',
    vi: 'Tiêu đề không được quá 300 ký tự',
    en: 'Title must be at most 300 characters long',
  },
  contentRequired: {
    default: 'Please enter the question content',
    vi: 'Vui lòng nhập nội dung câu hỏi',
    en: 'Please enter the question content',
  },
  contentShort: {
    default: 'Content must be at least 10 characters long',
    vi: 'Nội dung phải có ít nhất 10 ký tự',
    en: 'Content must be at least 10 characters long',
  },
  tooLong: { default: 'This text is too long', vi: 'Nội dung quá dài', en: 'This text is too long' },
  typeRequired: {
    default: 'Please select a question type',
    vi: 'Vui lòng chọn loại câu hỏi',
    en: 'Please select a question type',
  },
  subjectRequired: { default: 'Please select a subject', vi: 'Vui lòng chọn chủ đề', en: 'Please select a subject' },
  subjectOfOtherClass: {
    default: 'This subject belongs to another class',
    vi: 'Chủ đề này thuộc lớp khác',
    en: 'This subject belongs to another class',
  },
  classRequired: { default: 'Please select a class', vi: 'Vui lòng chọn lớp', en: 'Please select a class' },
  difficultyRequired: {
    default: 'Please select a difficulty',
    vi: 'Vui lòng chọn độ khó',
    en: 'Please select a difficulty',
  },
  pointsRange: {
    default: 'Points must be between 1 and 100',
    vi: 'Điểm phải từ 1 đến 100',
    en: 'Points must be between 1 and 100',
  },
  answersFew: {
    default: 'Please provide at least 2 answers',
    vi: 'Vui lòng nhập ít nhất 2 đáp án',
    en: 'Please provide at least 2 answers',
  },
  answersMany: {
    default: 'Please provide at most 10 answers',
    vi: 'Chỉ được nhập tối đa 10 đáp án',
    en: 'Please provide at most 10 answers',
  },
  answersTwo: {
    default: 'A true/false question has exactly 2 answers',
    vi: 'Câu hỏi đúng/sai có đúng 2 đáp án',
    en: 'A true/false question has exactly 2 answers',
  },
  answersNotTruth: {
    default: 'One answer must say true (Đúng) and the other false (Sai)',
    vi: 'Một đáp án phải là Đúng và đáp án kia phải là Sai',
    en: 'One answer must say true (Đúng) and the other false (Sai)',
  },
  answersContradict: {
    default: 'Two answers say the same, one marked correct and one not',
    vi: 'Hai đáp án giống nhau, một được đánh dấu đúng và một không',
    en: 'Two answers say the same, one marked correct and one not',
  },
  answerRequired: {
    default: 'Please provide at least 1 correct answer',
    vi: 'Vui lòng nhập ít nhất 1 đáp án đúng',
    en: 'Please provide at least 1 correct answer',
  },
  noneCorrect: {
    default: 'Please mark at least one answer as correct',
    vi: 'Vui lòng đánh dấu ít nhất một đáp án đúng',
    en: 'Please mark at least one answer as correct',
  },
  oneCorrect: {
    default: 'Please mark exactly one answer as correct',
    vi: 'Vui lòng đánh dấu đúng một đáp án đúng',
    en: 'Please mark exactly one answer as correct',
  },
  answerNoNumber: {
    default: 'Please write a number, such as 3.14',
    vi: 'Vui lòng viết một số, chẳng hạn 3,14',
    en: 'Please write a number, such as 3.14',
  },
  toleranceInvalid: {
    default: 'The tolerance must be 0 or more',
    vi: 'Sai số cho phép phải từ 0 trở lên',
    en: 'The tolerance must be 0 or more',
  },
  partsMany: {
    default: 'Please use fewer parts',
    vi: 'Vui lòng dùng ít phần hơn',
    en: 'Please use fewer parts',
  },
  creditUnknown: {
    default: 'This way of counting is unknown',
    vi: 'Cách tính điểm này không hợp lệ',
    en: 'This way of counting is unknown',
  },
  pairsFew: {
    default: 'Please provide at least 2 pairs',
    vi: 'Vui lòng nhập ít nhất 2 cặp',
    en: 'Please provide at least 2 pairs',
  },
  pairsMany: {
    default: 'Please provide at most 12 pairs',
    vi: 'Chỉ được nhập tối đa 12 cặp',
    en: 'Please provide at most 12 pairs',
  },
  pairsHalf: {
    default: 'Both sides of each pair are needed',
    vi: 'Mỗi cặp cần có đủ hai vế',
    en: 'Both sides of each pair are needed',
  },
  pairsRepeat: {
    default: 'Two left sides say the same',
    vi: 'Hai vế trái giống nhau',
    en: 'Two left sides say the same',
  },
  extrasMany: {
    default: 'Please provide at most 12 extra answers',
    vi: 'Chỉ được nhập tối đa 12 đáp án thừa',
    en: 'Please provide at most 12 extra answers',
  },
  extrasRepeat: {
    default: 'An extra answer says the same as one that belongs to a pair',
    vi: 'Một đáp án thừa giống với đáp án của một cặp',
    en: 'An extra answer says the same as one that belongs to a pair',
  },
  itemsFew: {
    default: 'Please provide at least 2 items',
    vi: 'Vui lòng nhập ít nhất 2 mục',
    en: 'Please provide at least 2 items',
  },
  itemsMany: {
    default: 'Please provide at most 12 items',
    vi: 'Chỉ được nhập tối đa 12 mục',
    en: 'Please provide at most 12 items',
  },
  itemsRepeat: {
    default: 'Two items say the same',
    vi: 'Hai mục giống nhau',
    en: 'Two items say the same',
  },
  gapsFew: {
    default: 'Please provide at least 1 gap',
    vi: 'Vui lòng nhập ít nhất 1 chỗ trống',
    en: 'Please provide at least 1 gap',
  },
  gapsMany: {
    default: 'Please provide at most 20 gaps',
    vi: 'Chỉ được nhập tối đa 20 chỗ trống',
    en: 'Please provide at most 20 gaps',
  },
  gapsUnlike: {
    default: 'The content must hold each gap once: [[1]], [[2]] and so on',
    vi: 'Nội dung phải có mỗi chỗ trống đúng một lần: [[1]], [[2]], …',
    en: 'The content must hold each gap once: [[1]], [[2]] and so on',
  },
  gapKindUnknown: {
    default: 'Please select the kind of the gap',
    vi: 'Vui lòng chọn loại chỗ trống',
    en: 'Please select the kind of the gap',
  },
  gapChoice: {
    default: 'A gap with a choice needs at least 2 answers and exactly one correct one',
    vi: 'Chỗ trống lựa chọn cần ít nhất 2 đáp án và đúng một đáp án đúng',
    en: 'A gap with a choice needs at least 2 answers and exactly one correct one',
  },
  gapRepeat: {
    default: 'Two answers of one gap say the same',
    vi: 'Hai đáp án của một chỗ trống giống nhau',
    en: 'Two answers of one gap say the same',
  },
  gapEmpty: {
    default: 'Each gap needs at least 1 accepted answer',
    vi: 'Mỗi chỗ trống cần ít nhất 1 đáp án',
    en: 'Each gap needs at least 1 accepted answer',
  },
  gapAnswersMany: {
    default: 'A gap has at most 10 answers',
    vi: 'Một chỗ trống có tối đa 10 đáp án',
    en: 'A gap has at most 10 answers',
  },
  statementsFew: {
    default: 'Please provide at least 2 statements',
    vi: 'Vui lòng nhập ít nhất 2 ý',
    en: 'Please provide at least 2 statements',
  },
  statementsMany: {
    default: 'Please provide at most 8 statements',
    vi: 'Chỉ được nhập tối đa 8 ý',
    en: 'Please provide at most 8 statements',
  },
  statementsRepeat: {
    default: 'Two statements say the same',
    vi: 'Hai ý giống nhau',
    en: 'Two statements say the same',
  },
  rubricMany: {
    default: 'Please use at most 12 criteria',
    vi: 'Chỉ được dùng tối đa 12 tiêu chí',
    en: 'Please use at most 12 criteria',
  },
  wordsInvalid: {
    default: 'The number of words must be between 0 and 5000',
    vi: 'Số từ phải từ 0 đến 5000',
    en: 'The number of words must be between 0 and 5000',
  },
  wordsCrossed: {
    default: 'The most words must not be fewer than the fewest',
    vi: 'Số từ tối đa không được nhỏ hơn số từ tối thiểu',
    en: 'The most words must not be fewer than the fewest',
  },
  tagsRequired: { default: 'Please enter a tag', vi: 'Vui lòng nhập thẻ', en: 'Please enter a tag' },
  topicUnknown: {
    default: 'Please choose a topic of this subject',
    vi: 'Vui lòng chọn một chủ điểm của chủ đề này',
    en: 'Please choose a topic of this subject',
  },
  tagsMany: {
    default: 'Please use at most 20 tags',
    vi: 'Chỉ được dùng tối đa 20 thẻ',
    en: 'Please use at most 20 tags',
  },
  versionRequired: {
    default: 'The version that was read is missing',
    vi: 'Thiếu phiên bản đã đọc',
    en: 'The version that was read is missing',
  },
  notFound: { default: 'Question not found', vi: 'Không tìm thấy câu hỏi', en: 'Question not found' },
  versionNotFound: {
    default: 'This version of the question does not exist',
    vi: 'Không có phiên bản này của câu hỏi',
    en: 'This version of the question does not exist',
  },
  unknownAction: {
    default: 'Unknown bulk action',
    vi: 'Thao tác hàng loạt không hợp lệ',
    en: 'Unknown bulk action',
  },
  noneSelected: {
    default: 'Please select questions first',
    vi: 'Vui lòng chọn câu hỏi trước',
    en: 'Please select questions first',
  },
  tooManySelected: {
    default: 'Please select at most 500 questions at a time',
    vi: 'Mỗi lần chỉ được chọn tối đa 500 câu hỏi',
    en: 'Please select at most 500 questions at a time',
  },
  notOwn: {
    default: 'You can only change your own questions',
    vi: 'Bạn chỉ được thay đổi câu hỏi của mình',
    en: 'You can only change your own questions',
  },
  created: {
    default: 'Question created successfully',
    vi: 'Đã tạo câu hỏi',
    en: 'Question created successfully',
  },
  updated: {
    default: 'Question updated successfully',
    vi: 'Đã cập nhật câu hỏi',
    en: 'Question updated successfully',
  },
  deleted: { default: 'Question deleted successfully', vi: 'Đã xóa câu hỏi', en: 'Question deleted successfully' },
  restored: {
    default: 'Question restored successfully',
    vi: 'Đã khôi phục câu hỏi',
    en: 'Question restored successfully',
  },
  replacementUnknown: {
    default: 'Please choose another question that is in the bank',
    vi: 'Vui lòng chọn một câu hỏi khác trong ngân hàng',
    en: 'Please choose another question that is in the bank',
  },
  lastQuestion: {
    default: '"{{title}}" has no other question. Put another question in its place, or delete that quiz first.',
    vi: '"{{title}}" không còn câu hỏi nào khác. Hãy thay bằng câu hỏi khác, hoặc xóa bài đó trước.',
    en: '"{{title}}" has no other question. Put another question in its place, or delete that quiz first.',
  },
  confirmDelete: {
    default: 'Bạn có chắc chắn muốn xóa câu hỏi này? Hành động này không thể hoàn tác.',
    vi: 'Bạn có chắc chắn muốn xóa câu hỏi này? Câu hỏi sẽ nằm trong mục Đã xóa và có thể khôi phục từ đó.',
    en: 'Are you sure you want to delete this question? It stays under Deleted and can be restored from there.',
  },
  loadListFailed: {
    default: 'Failed to load questions',
    vi: 'Không tải được danh sách câu hỏi',
    en: 'Failed to load questions',
  },
  loadListError: { default: 'Error loading questions', vi: 'Lỗi khi tải câu hỏi', en: 'Error loading questions' },
  loadFailed: { default: 'Failed to load question', vi: 'Không tải được câu hỏi', en: 'Failed to load question' },
  loadError: { default: 'Error loading question', vi: 'Lỗi khi tải câu hỏi', en: 'Error loading question' },
  deleteFailed: { default: 'Failed to delete question', vi: 'Không xóa được câu hỏi', en: 'Failed to delete question' },
  deleteError: { default: 'Error deleting question', vi: 'Lỗi khi xóa câu hỏi', en: 'Error deleting question' },
  createFailed: { default: 'Failed to create question', vi: 'Không tạo được câu hỏi', en: 'Failed to create question' },
  createError: { default: 'Error creating question', vi: 'Lỗi khi tạo câu hỏi', en: 'Error creating question' },
  updateFailed: {
    default: 'Failed to update question',
    vi: 'Không cập nhật được câu hỏi',
    en: 'Failed to update question',
  },
  updateError: { default: 'Error updating question', vi: 'Lỗi khi cập nhật câu hỏi', en: 'Error updating question' },
  noneFound: {
    default: 'Không tìm thấy câu hỏi nào',
    vi: 'Không tìm thấy câu hỏi nào',
    en: 'No questions found',
  },
  none: { default: 'Không có câu hỏi nào.', vi: 'Không có câu hỏi nào.', en: 'There are no questions.' },
})

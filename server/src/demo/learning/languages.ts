import { type DemoQuestion, blank, many, one, truth } from './writing.ts'

export const vietnamese2: DemoQuestion[] = [
  one('Từ chỉ sự vật', 'Từ nào dưới đây là từ chỉ sự vật?', 'quyển sách', ['chạy', 'xinh đẹp', 'hát']),
  one('Từ chỉ hoạt động', 'Từ nào dưới đây là từ chỉ hoạt động?', 'nhảy dây', ['cái bàn', 'xanh biếc', 'bông hoa']),
  one('Dấu câu cuối câu hỏi', 'Cuối câu hỏi ta dùng dấu câu nào?', 'Dấu chấm hỏi', [
    'Dấu chấm',
    'Dấu phẩy',
    'Dấu hai chấm',
  ]),
  one(
    'Viết đúng chính tả',
    'Từ nào dưới đây viết đúng chính tả?',
    'nghỉ ngơi',
    ['ngỉ ngơi', 'nghỉ nghơi', 'ngĩ ngơi'],
    { level: 'medium', why: 'Âm ngh đứng trước i, e, ê.' },
  ),
  many(
    'Từ chỉ người trong gia đình',
    'Những từ nào dưới đây chỉ người trong gia đình?',
    ['ông bà', 'anh chị', 'bố mẹ'],
    ['cô giáo', 'bác sĩ'],
  ),
  truth('Câu giới thiệu', '“Em là học sinh lớp Hai.” là câu giới thiệu, đúng hay sai?', true),
  blank('Từ trái nghĩa với “cao”', 'Từ trái nghĩa với “cao” khi nói về chiều cao của người là “…”.', ['thấp', 'lùn'], {
    level: 'medium',
  }),
  blank('Hoàn thành câu tục ngữ', 'Điền từ còn thiếu: “Có công mài sắt, có ngày nên …”.', ['kim']),
]

export const vietnamese4: DemoQuestion[] = [
  one('Danh từ riêng', 'Từ nào dưới đây là danh từ riêng?', 'Hà Nội', ['thành phố', 'dòng sông', 'ngôi nhà'], {
    topic: 'Danh từ',
  }),
  one('Tìm động từ', 'Trong câu “Chim hót líu lo trên cành.”, từ nào là động từ?', 'hót', ['chim', 'líu lo', 'cành'], {
    topic: 'Động từ',
  }),
  one('Tìm tính từ', 'Từ nào dưới đây là tính từ?', 'dịu dàng', ['dòng suối', 'bơi lội', 'học sinh'], {
    topic: 'Tính từ',
  }),
  many(
    'Chọn các từ láy',
    'Những từ nào dưới đây là từ láy?',
    ['lung linh', 'rì rào', 'nhỏ nhắn'],
    ['nhà cửa', 'cây cối'],
    { level: 'hard', topic: 'Từ láy', why: '“Nhà cửa” và “cây cối” được xếp vào từ ghép.' },
  ),
  one(
    'Biện pháp nhân hóa',
    'Câu nào dưới đây dùng biện pháp nhân hóa?',
    'Ông mặt trời mỉm cười với em.',
    ['Mặt trời mọc ở đằng đông.', 'Trăng tròn như cái đĩa.', 'Trời hôm nay nhiều mây.'],
    { level: 'medium', topic: 'Nhân hóa' },
  ),
  truth('Chủ ngữ của câu', 'Trong câu “Mẹ em nấu cơm.”, chủ ngữ là “Mẹ em”, đúng hay sai?', true, { topic: 'Chủ ngữ' }),
  truth(
    'Dấu gạch ngang trong hội thoại',
    'Dấu gạch ngang có thể đánh dấu chỗ bắt đầu lời nói của nhân vật, đúng hay sai?',
    true,
    { topic: 'Dấu câu' },
  ),
  blank(
    'Tác giả “Dế Mèn phiêu lưu kí”',
    'Truyện “Dế Mèn phiêu lưu kí” là của nhà văn nào?',
    ['Tô Hoài', 'nhà văn Tô Hoài'],
    { level: 'medium', ignoreAccents: true },
  ),
  blank(
    'Hoàn thành câu tục ngữ về đoàn kết',
    'Điền từ còn thiếu: “Một cây làm chẳng nên non, … cây chụm lại nên hòn núi cao.”',
    ['ba', '3'],
  ),
  many(
    'Chọn các danh từ chung',
    'Những từ nào dưới đây là danh từ chung?',
    ['học sinh', 'dòng sông'],
    ['Việt Nam', 'Cửu Long'],
    { topic: 'Danh từ' },
  ),
  one(
    'Tên người Việt Nam',
    'Cách viết tên người nào dưới đây là đúng?',
    'Nguyễn Thị Minh Khai',
    ['Nguyễn thị minh khai', 'nguyễn Thị Minh Khai', 'Nguyễn Thị minh Khai'],
    { topic: 'Viết hoa' },
  ),
]

export const vietnamese5: DemoQuestion[] = [
  one(
    'Từ đồng nghĩa với “hòa bình”',
    'Từ nào đồng nghĩa với từ “hòa bình”?',
    'thái bình',
    ['chiến tranh', 'ồn ào', 'xung đột'],
    { topic: 'Từ đồng nghĩa' },
  ),
  one(
    'Từ trái nghĩa với “siêng năng”',
    'Từ nào trái nghĩa với từ “siêng năng”?',
    'lười biếng',
    ['chăm chỉ', 'cần cù', 'chịu khó'],
    { topic: 'Từ trái nghĩa' },
  ),
  one('Tìm đại từ', 'Trong câu “Tôi rất thích đọc sách.”, từ nào là đại từ?', 'Tôi', ['rất', 'thích', 'sách'], {
    topic: 'Đại từ',
  }),
  many('Chọn các kết từ', 'Những từ nào dưới đây là kết từ (quan hệ từ)?', ['và', 'nhưng', 'của'], ['nhà', 'chạy'], {
    level: 'medium',
    topic: 'Kết từ',
  }),
  truth('Câu ghép', 'Câu “Trời mưa to nên đường ngập nước.” là câu ghép, đúng hay sai?', true, {
    level: 'medium',
    topic: 'Câu ghép',
    why: 'Câu có hai cụm chủ ngữ – vị ngữ: “Trời mưa to” và “đường ngập nước”.',
  }),
  one(
    'Từ đồng âm khác nghĩa',
    'Trong hai câu “Con ruồi đậu trên bàn.” và “Mẹ nấu xôi đậu.”, từ “đậu” là hiện tượng gì?',
    'Từ đồng âm',
    ['Từ đồng nghĩa', 'Từ trái nghĩa', 'Từ láy'],
    { level: 'medium' },
  ),
  blank('Cặp kết từ chỉ điều kiện', 'Điền từ còn thiếu: “… em chăm học thì em sẽ tiến bộ.”', ['Nếu', 'hễ'], {
    topic: 'Kết từ',
  }),
  blank('Hoàn thành thành ngữ', 'Điền từ còn thiếu: “Uống nước nhớ …”.', ['nguồn']),
]

export const english3: DemoQuestion[] = [
  one('Say hello', 'Choose the best answer: “Hello, I am Mai.” – “…”', 'Hi, Mai. I am Nam.', [
    'Goodbye, Mai.',
    'I am fine.',
    'It is a pen.',
  ]),
  one('What color is the sky?', 'What color is a clear sky in the daytime?', 'blue', ['green', 'black', 'pink']),
  one('Number after nine', 'Which number comes after nine?', 'ten', ['eight', 'eleven', 'seven']),
  many('School things', 'Which words are school things?', ['pencil', 'ruler', 'notebook'], ['banana', 'cloud']),
  blank('A, B, C and …', 'Complete the alphabet: A, B, C, …', ['D']),
  truth('A dog is an animal', 'The sentence “A dog is an animal.” is true, đúng hay sai?', true),
  blank('Plural of “book”', 'Complete the sentence: I have one book. You have two …', ['books']),
  one('This or these', 'Choose the correct word: “… is my school bag.”', 'This', ['These', 'Those', 'They'], {
    level: 'medium',
  }),
]

export const english4: DemoQuestion[] = [
  one('Day after Monday', 'Which day comes after Monday?', 'Tuesday', ['Sunday', 'Thursday', 'Friday']),
  one('What does a doctor do?', 'Where does a doctor usually work?', 'in a hospital', [
    'in a field',
    'in a factory',
    'in a bakery',
  ]),
  one('Present simple', 'Choose the correct word: “She … to school every day.”', 'goes', ['go', 'going', 'gone'], {
    level: 'medium',
  }),
  one('Can you swim?', 'Choose the best answer: “Can you swim?”', 'Yes, I can.', [
    'Yes, I am.',
    'Yes, I do.',
    'No, I am not.',
  ]),
  many('Months of the year', 'Which words are months of the year?', ['March', 'July', 'October'], ['Monday', 'Winter']),
  blank('Months in a year', 'Complete the sentence: There are … months in a year.', ['twelve', '12']),
  truth(
    'February is the second month',
    'The sentence “February is the second month of the year.” is true, đúng hay sai?',
    true,
  ),
  blank('Past of “go”', 'Complete the sentence: Yesterday, we … to the zoo. (go)', ['went'], { level: 'hard' }),
]

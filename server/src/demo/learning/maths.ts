import { type DemoQuestion, blank, blockFormula, formula, many, one, truth } from './writing.ts'

export const maths1: DemoQuestion[] = [
  one('Số liền sau của 9', 'Số liền sau của số 9 là số nào?', '10', ['8', '9', '11'], { topic: 'Các số đến 20' }),
  one('Số lớn nhất có một chữ số', 'Số lớn nhất có một chữ số là số nào?', '9', ['0', '1', '10']),
  one('Đồng hồ chỉ mấy giờ?', 'Đồng hồ trong hình chỉ mấy giờ?', '3 giờ', ['12 giờ', '6 giờ', '9 giờ'], {
    picture: 'clock',
    topic: 'Giờ đúng',
  }),
  blank('Đếm quả trong hình', 'Trong hình có tất cả bao nhiêu quả?', ['10', 'mười', '10 quả'], {
    picture: 'fruits',
    topic: 'Phép cộng',
    why: '6 quả táo và 4 quả cam: 6 + 4 = 10.',
  }),
  truth('Hình có ba cạnh', 'Hình tam giác có ba cạnh, đúng hay sai?', true, { topic: 'Hình phẳng' }),
  many('Chọn các số bé hơn 5', 'Những số nào dưới đây bé hơn 5?', ['0', '3', '4'], ['5', '8'], { level: 'medium' }),
]

export const maths2: DemoQuestion[] = [
  one('Một giờ có bao nhiêu phút?', 'Một giờ có bao nhiêu phút?', '60 phút', ['24 phút', '30 phút', '100 phút']),
  one(
    'Giờ trong hình',
    'Đồng hồ trong hình chỉ mấy giờ?',
    '7 giờ 30 phút',
    ['6 giờ 7 phút', '7 giờ', '8 giờ 30 phút'],
    {
      picture: 'halfPast',
      level: 'medium',
      topic: 'Xem đồng hồ',
    },
  ),
  blank('Đổi mét sang xăng-ti-mét', 'Điền số thích hợp: 1 m = … cm.', ['100', '100 cm'], { topic: 'Đo độ dài' }),
  truth('Số chẵn và số lẻ', 'Số 48 là một số chẵn, đúng hay sai?', true, { why: '48 chia hết cho 2.' }),
  many('Chọn các số tròn chục', 'Những số nào dưới đây là số tròn chục?', ['20', '70', '90'], ['15', '48']),
  one(
    'Bài toán về kẹo',
    'Mỗi bạn có 5 cái kẹo. Hỏi 4 bạn có tất cả bao nhiêu cái kẹo?',
    '20 cái',
    ['9 cái', '25 cái', '15 cái'],
    {
      level: 'medium',
      why: '5 × 4 = 20 (cái kẹo).',
    },
  ),
]

export const maths3: DemoQuestion[] = [
  one(
    'Diện tích hình vuông cạnh 6 cm',
    'Một hình vuông có cạnh 6 cm. Diện tích của hình vuông đó là bao nhiêu?',
    '36 cm²',
    ['24 cm²', '12 cm²', '30 cm²'],
    {
      level: 'medium',
      topic: 'Diện tích',
      why: '6 × 6 = 36 (cm²).',
    },
  ),
  blank('Một năm có bao nhiêu tháng?', 'Một năm có bao nhiêu tháng?', ['12', '12 tháng', 'mười hai']),
  truth('Góc vuông trong hình', 'Hình tam giác dưới đây có một góc vuông, đúng hay sai?', true, {
    picture: 'rightTriangle',
    topic: 'Góc vuông',
  }),
  many(
    'Những tháng có 31 ngày',
    'Những tháng nào dưới đây có 31 ngày?',
    ['Tháng Một', 'Tháng Ba', 'Tháng Mười hai'],
    ['Tháng Tư', 'Tháng Sáu'],
    { level: 'medium', topic: 'Lịch' },
  ),
  one('Gấp một số lên nhiều lần', 'Số 8 gấp lên 6 lần thì được số nào?', '48', ['14', '42', '54']),
  one(
    'Chia có dư',
    'Phép chia 17 : 5 có thương và số dư là bao nhiêu?',
    'Thương 3, dư 2',
    ['Thương 2, dư 3', 'Thương 3, dư 1', 'Thương 4, dư 3'],
    { level: 'hard', why: '5 × 3 = 15; 17 − 15 = 2.' },
  ),
]

export const maths4: DemoQuestion[] = [
  one(
    'Phân số chỉ phần tô màu',
    'Phân số nào chỉ phần đã tô màu của hình tròn?',
    formula('\\frac{3}{8}'),
    [formula('\\frac{3}{5}'), formula('\\frac{5}{8}'), formula('\\frac{8}{3}')],
    {
      picture: 'pizza',
      topic: 'Phân số',
      why: `Hình tròn chia thành 8 phần bằng nhau, tô màu 3 phần: ${formula('\\frac{3}{8}')}.`,
    },
  ),
  blank('Viết phân số phần tô màu', 'Phần đã tô màu chiếm bao nhiêu phần của hình chữ nhật? Viết dạng a/b.', ['7/10'], {
    picture: 'grid',
    topic: 'Phân số',
  }),
  one(
    'Phân số bằng một phần hai',
    `Phân số nào bằng ${formula('\\frac{1}{2}')}?`,
    formula('\\frac{4}{8}'),
    [formula('\\frac{2}{3}'), formula('\\frac{3}{5}'), formula('\\frac{2}{5}')],
    { topic: 'Phân số bằng nhau' },
  ),
  truth('So sánh hai phân số', `Kiểm tra: ${formula('\\frac{3}{4} > \\frac{2}{3}')}, đúng hay sai?`, true, {
    level: 'medium',
    topic: 'So sánh phân số',
    why: `Quy đồng: ${formula('\\frac{3}{4} = \\frac{9}{12}')} và ${formula('\\frac{2}{3} = \\frac{8}{12}')}.`,
  }),
  one(
    'Rút gọn phân số 12/18',
    `Rút gọn phân số sau về phân số tối giản:${blockFormula('\\frac{12}{18}')}`,
    formula('\\frac{2}{3}'),
    [formula('\\frac{6}{9}'), formula('\\frac{3}{4}'), formula('\\frac{4}{5}')],
    {
      level: 'medium',
      topic: 'Rút gọn phân số',
      why: 'Chia cả tử số và mẫu số cho 6.',
    },
  ),
  many(
    'Chọn phân số lớn hơn 1',
    'Những phân số nào dưới đây lớn hơn 1?',
    [formula('\\frac{5}{4}'), formula('\\frac{9}{7}')],
    [formula('\\frac{3}{3}'), formula('\\frac{6}{7}')],
    { level: 'medium', topic: 'So sánh phân số' },
  ),
  one('Giá trị của chữ số 7', 'Trong số 47 352, chữ số 7 có giá trị là bao nhiêu?', '7 000', ['70 000', '700', '7'], {
    topic: 'Số tự nhiên',
  }),
  many('Số chia hết cho cả 2 và 5', 'Những số nào dưới đây chia hết cho cả 2 và 5?', ['120', '350'], ['125', '502'], {
    level: 'medium',
    topic: 'Dấu hiệu chia hết',
  }),
  one('Đơn vị đo diện tích', '1 m² bằng bao nhiêu dm²?', '100 dm²', ['10 dm²', '1 000 dm²', '10 000 dm²'], {
    topic: 'Đo diện tích',
  }),
  blank(
    'Tìm số chưa biết',
    `Tìm x, biết ${formula('x + 125 = 300')}. Giá trị của x là …`,
    ['175', 'x = 175', 'x=175'],
    { level: 'medium' },
  ),
  truth('Góc tù và góc vuông', 'Góc tù lớn hơn góc vuông, đúng hay sai?', true, { topic: 'Góc' }),
  one('Thế kỉ của năm 1010', 'Năm 1010 thuộc thế kỉ thứ mấy?', 'Thế kỉ XI', ['Thế kỉ IX', 'Thế kỉ X', 'Thế kỉ XII'], {
    level: 'hard',
    topic: 'Đo thời gian',
    why: 'Từ năm 1001 đến năm 1100 là thế kỉ XI.',
  }),
]

export const maths5: DemoQuestion[] = [
  one(
    'Viết phân số thành số thập phân',
    `Phân số ${formula('\\frac{3}{4}')} viết dưới dạng số thập phân là số nào?`,
    '0,75',
    ['0,34', '3,4', '0,7'],
    { topic: 'Số thập phân' },
  ),
  one(
    'Chu vi hình tròn',
    'Hình tròn có đường kính 10 cm. Lấy số pi là 3,14, chu vi của hình tròn là bao nhiêu?',
    '31,4 cm',
    ['3,14 cm', '314 cm', '62,8 cm'],
    { level: 'medium', topic: 'Hình tròn', why: `${formula('C = 10 \\times 3{,}14 = 31{,}4')} (cm).` },
  ),
  blank('Đổi giờ sang phút', 'Điền số thích hợp: 2,5 giờ = … phút.', ['150', '150 phút'], { topic: 'Đo thời gian' }),
  truth('So sánh số thập phân', 'Kiểm tra: 0,9 lớn hơn 0,89, đúng hay sai?', true, { topic: 'Số thập phân' }),
  many(
    'Những cách viết bằng một nửa',
    'Những cách viết nào dưới đây bằng một nửa?',
    ['50%', '0,5', formula('\\frac{5}{10}')],
    ['0,05', '5%'],
    { level: 'medium', topic: 'Tỉ số phần trăm' },
  ),
  one(
    'Vận tốc của ô tô',
    'Một ô tô đi 150 km trong 3 giờ. Vận tốc trung bình của ô tô là bao nhiêu?',
    '50 km/giờ',
    ['45 km/giờ', '153 km/giờ', '450 km/giờ'],
    { level: 'medium', topic: 'Chuyển động đều', why: '150 : 3 = 50 (km/giờ).' },
  ),
]

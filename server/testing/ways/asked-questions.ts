/** What the papers of all ways ask. */
export interface AskedQuestion {
  asks: string
  options: readonly string[]
  /** The place of the right one. */
  right: number
  why: string
}

export const askedQuestions: readonly AskedQuestion[] = [
  {
    asks: 'Thủ đô của nước Việt Nam là thành phố nào?',
    options: ['Huế', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ'],
    right: 1,
    why: 'Hà Nội là thủ đô từ năm 1945.',
  },
  {
    asks: 'Con vật nào sau đây biết bay?',
    options: ['Con chó', 'Con mèo', 'Con chim sẻ', 'Con cá chép'],
    right: 2,
    why: 'Chim sẻ có cánh.',
  },
  {
    asks: 'Kết quả của phép tính 12 + 30 là:',
    options: ['42', '40', '32', '52'],
    right: 0,
    why: '12 + 30 = 42',
  },
  {
    asks: 'Đặc điểm nào không phải của khí hậu nhiệt đới',
    options: ['Nhiệt độ cao quanh năm.', 'Lượng mưa lớn.', 'Độ ẩm không khí cao.', 'Mùa đông có nhiều tuyết.'],
    right: 3,
    why: 'Vùng nhiệt đới hiếm có tuyết.',
  },
  {
    asks: 'She ______ to school every day.',
    options: ['go', 'goes', 'going', 'went'],
    right: 1,
    why: 'Third person singular.',
  },
  {
    asks: 'Ai là tác giả của Truyện Kiều?',
    options: ['Nguyễn Trãi', 'Hồ Xuân Hương', 'Nguyễn Du', 'Nguyễn Khuyến'],
    right: 2,
    why: 'Nguyễn Du viết Truyện Kiều.',
  },
]

export const letters = ['A', 'B', 'C', 'D'] as const

export function letterOf({ right }: AskedQuestion): string {
  return letters[right] ?? ''
}

export function rightOf({ options, right }: AskedQuestion): string {
  return options[right] ?? ''
}

/** With six more of other kinds: what happens to one row has neighbours on both sides. */
export const manyQuestions: readonly AskedQuestion[] = [
  ...askedQuestions,
  { asks: 'Một năm ở miền Bắc có mấy mùa?', options: ['2', '3', '4', '1'], right: 2, why: 'Xuân, hạ, thu, đông.' },
  {
    asks: 'Cây nào mọc ở vùng nước mặn?',
    options: ['Cây đước', 'Cây thông', 'Cây chè', 'Cây ngô'],
    right: 0,
    why: 'Đước mọc ở bãi bồi.',
  },
  {
    asks: 'Đơn vị đo cường độ dòng điện là gì?',
    options: ['Vôn', 'Oát', 'Ôm', 'Ampe'],
    right: 3,
    why: 'Ampe, kí hiệu A.',
  },
  { asks: 'Chất nào là kim loại?', options: ['Oxi', 'Sắt', 'Lưu huỳnh', 'Nitơ'], right: 1, why: 'Sắt dẫn điện.' },
  {
    asks: 'Con vật nào đẻ trứng?',
    options: ['Con gà', 'Con bò', 'Con lợn', 'Con dê'],
    right: 0,
    why: 'Gà có lông vũ.',
  },
  {
    asks: 'Hình nào có ba cạnh?',
    options: ['Hình vuông', 'Hình tròn', 'Hình thang', 'Hình tam giác'],
    right: 3,
    why: 'Tam giác có ba cạnh.',
  },
]

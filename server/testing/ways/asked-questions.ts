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

/** For what shows only beside many others. */
export const twelveQuestions: readonly AskedQuestion[] = [
  ...askedQuestions,
  {
    asks: 'Nước sôi ở bao nhiêu độ C khi ở mực nước biển?',
    options: ['0 độ', '50 độ', '100 độ', '200 độ'],
    right: 2,
    why: 'Nước sôi ở 100 độ.',
  },
  {
    asks: 'Trong các số sau, số nào chia hết cho cả 2 và 5?',
    options: ['12', '15', '27', '30'],
    right: 3,
    why: '30 có chữ số tận cùng là 0.',
  },
  {
    asks: 'Việt Nam có bao nhiêu dân tộc anh em cùng sinh sống',
    options: ['54 dân tộc', '45 dân tộc', '64 dân tộc', '52 dân tộc'],
    right: 0,
    why: 'Có 54 dân tộc.',
  },
  {
    asks: 'Từ nào trái nghĩa với từ "chăm chỉ"?',
    options: ['siêng năng', 'lười biếng', 'cần cù', 'chịu khó'],
    right: 1,
    why: 'Lười biếng là không chăm chỉ.',
  },
  {
    asks: 'Bộ phận nào của cây hút nước và muối khoáng?',
    options: ['Lá', 'Thân', 'Rễ', 'Hoa'],
    right: 2,
    why: 'Rễ hút nước.',
  },
  {
    asks: 'Phát biểu nào dưới đây là đúng về hình vuông?',
    options: [
      'Hình vuông có bốn cạnh bằng nhau và bốn góc vuông.',
      'Hình vuông có ba cạnh.',
      'Hình vuông không có góc vuông.',
      'Hình vuông có năm góc.',
    ],
    right: 0,
    why: 'Theo định nghĩa.',
  },
]

/** Instead of a place: the first and the last option are right. */
export const both = -1

export const letters = ['A', 'B', 'C', 'D'] as const

export function letterOf({ right }: AskedQuestion): string {
  return letters[right] ?? ''
}

export function rightOf({ options, right }: AskedQuestion): string {
  return options[right] ?? ''
}

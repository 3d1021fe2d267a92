/** What stands around the questions of a paper. */
interface FrameWay {
  above?: readonly string[]
  /** Behind a question, by its number. */
  behind?: (number: number) => string[]
  below?: readonly string[]
}

export const frameWays: Readonly<Record<string, FrameWay>> = {
  none: {},
  school: {
    above: [
      'SỞ GIÁO DỤC VÀ ĐÀO TẠO HÀ NỘI',
      'ĐỀ KIỂM TRA HỌC KÌ I - Môn: Tổng hợp',
      'Thời gian làm bài: 45 phút',
      'Họ và tên: ………………………… Lớp: ………',
      '',
    ],
    below: ['------ HẾT ------', 'Cán bộ coi thi không giải thích gì thêm.'],
  },
  task: { above: ['I. TRẮC NGHIỆM (3 điểm)', 'Khoanh tròn vào chữ cái đứng trước câu trả lời đúng nhất.'] },
  pages: { behind: (number) => (number % 2 === 0 ? [`Trang ${number / 2}/3 - Mã đề 101`] : []) },
  levels: {
    above: ['Phần 1. Nhận biết'],
    behind: (number) => (number === 3 ? ['Phần 2. Thông hiểu'] : []),
  },
}

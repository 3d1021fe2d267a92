export interface PreviewChild {
  id: string
  name: string
  class: string
  level: 'easy' | 'medium' | 'hard'
  score: number
}

const names = [
  'Nguyễn Minh An',
  'Trần Gia Bảo',
  'Lê Khánh Chi',
  'Phạm Đức Duy',
  'Hoàng Thùy Dương',
  'Vũ Hải Đăng',
  'Đặng Ngọc Hân',
  'Bùi Quang Huy',
  'Đỗ Phương Linh',
  'Ngô Tuấn Kiệt',
  'Dương Bảo Ngọc',
  'Lý Thiên Phúc',
]
const levels = ['easy', 'medium', 'hard'] as const

export const previewChildren: readonly PreviewChild[] = names.map((name, index) => ({
  id: `child-${index}`,
  name,
  class: `LOP_${1 + (index % 5)}`,
  level: levels[index % 3] ?? 'easy',
  score: (index * 37) % 101,
}))

import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { SubjectIcon } from '@lms/contracts/subjects/subjects.ts'

export interface DemoSubject {
  code: string
  name: string
  class: ClassCode | null
  color: string
  icon: SubjectIcon
  description: string
}

const subject = (
  code: string,
  name: string,
  code4: ClassCode | null,
  color: string,
  icon: SubjectIcon,
  description: string,
): DemoSubject => ({ code, name, class: code4, color, icon, description })

export const demoSubjects: readonly DemoSubject[] = [
  subject('TOAN1', 'Toán 1', 'LOP_1', '#3B82F6', 'calculator', 'Đếm, cộng và trừ trong phạm vi 20; hình và giờ đúng.'),
  subject('TOAN2', 'Toán 2', 'LOP_2', '#2563EB', 'calculator', 'Cộng, trừ trong phạm vi 100; bảng nhân 2 và 5.'),
  subject('TOAN3', 'Toán 3', 'LOP_3', '#0EA5E9', 'calculator', 'Bảng nhân, bảng chia, chu vi và diện tích.'),
  subject('TOAN4', 'Toán 4', 'LOP_4', '#6366F1', 'calculator', 'Phân số, trung bình cộng, các phép tính với số lớn.'),
  subject('TOAN5', 'Toán 5', 'LOP_5', '#8B5CF6', 'calculator', 'Số thập phân, tỉ số phần trăm, diện tích và thể tích.'),
  subject('TV2', 'Tiếng Việt 2', 'LOP_2', '#F97316', 'book', 'Từ ngữ, dấu câu và chính tả.'),
  subject('TV4', 'Tiếng Việt 4', 'LOP_4', '#EF4444', 'book', 'Danh từ, động từ, tính từ và các biện pháp tu từ.'),
  subject('TV5', 'Tiếng Việt 5', 'LOP_5', '#DC2626', 'book', 'Từ đồng nghĩa, trái nghĩa, câu ghép và kết từ.'),
  subject('KH4', 'Khoa học 4', 'LOP_4', '#10B981', 'flask', 'Nước, không khí, ánh sáng, âm thanh và sinh vật.'),
  subject('KH5', 'Khoa học 5', 'LOP_5', '#22C55E', 'science', 'Chất, năng lượng và sự lớn lên của sinh vật.'),
  subject('LSDL4', 'Lịch sử và Địa lí 4', 'LOP_4', '#F59E0B', 'history', 'Các vùng của Việt Nam và những mốc lịch sử.'),
  subject('LSDL5', 'Lịch sử và Địa lí 5', 'LOP_5', '#EAB308', 'globe', 'Đất nước Việt Nam, các châu lục và đại dương.'),
  subject('TA3', 'Tiếng Anh 3', 'LOP_3', '#EC4899', 'language', 'Chào hỏi, màu sắc, con số và đồ dùng học tập.'),
  subject('TA4', 'Tiếng Anh 4', 'LOP_4', '#D946EF', 'language', 'Ngày tháng, nghề nghiệp và hoạt động hằng ngày.'),
  subject(
    'TNXH2',
    'Tự nhiên và Xã hội 2',
    'LOP_2',
    '#84CC16',
    'atom',
    'Gia đình, trường học, cơ thể người và môi trường.',
  ),
  subject('TIN4', 'Tin học 4', 'LOP_4', '#06B6D4', 'code', 'Máy tính, tệp và thư mục, an toàn trên mạng.'),
  subject('AMNHAC', 'Âm nhạc', null, '#A855F7', 'music', 'Nhạc cụ dân tộc và những bài hát thiếu nhi.'),
]

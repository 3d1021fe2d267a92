import type { CoverName } from './covers.ts'

export interface DemoCategory {
  name: string
  description: string
  color: string
  parent?: string
}

export const demoCategories: readonly DemoCategory[] = [
  { name: 'Học tập', description: 'Cách học hiệu quả, từ góc học tập đến phòng thi.', color: '#6366F1' },
  { name: 'Toán vui', description: 'Toán học quanh ta, dễ hiểu và thú vị.', color: '#0EA5E9', parent: 'Học tập' },
  { name: 'Đọc sách', description: 'Gợi ý sách và thói quen đọc cho cả nhà.', color: '#A855F7', parent: 'Học tập' },
  { name: 'Đồng hành cùng con', description: 'Chuyện nuôi dạy và lắng nghe con.', color: '#22C55E' },
  { name: 'Tin tức', description: 'Những điều mới trên hệ thống.', color: '#F97316' },
]

export const demoTags = ['mẹo học tập', 'toán', 'đọc sách', 'phụ huynh', 'thói quen', 'kỳ thi', 'lớp 4'] as const
type DemoTag = (typeof demoTags)[number]

export interface DemoPost {
  title: string
  category: string
  tags: readonly DemoTag[]
  excerpt: string
  content: string
  cover?: CoverName
  /** Days from now; absent for a draft. */
  publishedIn?: number
  by?: 'parent'
  status?: 'archived'
}

export const demoPosts: readonly DemoPost[] = [
  {
    title: 'Chào mừng đến với blog của chúng tôi',
    category: 'Tin tức',
    tags: ['phụ huynh'],
    excerpt: 'Nơi chia sẻ cách học, cách dạy và những câu chuyện nhỏ của các gia đình.',
    content: `<p>Đây là nơi thầy cô và phụ huynh chia sẻ cách học, cách dạy và những câu chuyện nhỏ mỗi ngày.</p><h2>Bạn sẽ tìm thấy gì ở đây?</h2><ul><li>Mẹo học tập cho từng lứa tuổi</li><li>Gợi ý sách hay cho cả nhà</li><li>Kinh nghiệm đồng hành cùng con</li></ul><p>Phụ huynh cũng có thể viết bài; quản trị viên sẽ đọc và đăng giúp bạn.</p>`,
    publishedIn: -40,
  },
  {
    title: 'Năm bước tạo góc học tập cho con',
    category: 'Học tập',
    tags: ['mẹo học tập', 'thói quen'],
    excerpt: 'Một góc nhỏ gọn gàng giúp con tập trung hơn cả một căn phòng rộng.',
    cover: 'desk',
    content: `<p>Con không cần một phòng riêng. Con cần một góc nhỏ mà mỗi lần ngồi xuống là biết: <strong>đã đến giờ học</strong>.</p><h2>1. Chọn chỗ sáng và yên</h2><p>Gần cửa sổ là tốt nhất. Buổi tối, đèn nên đặt ở phía đối diện tay cầm bút.</p><h2>2. Chỉ để những gì cần</h2><p>Sách của hôm nay, hộp bút và một cốc nước. Những thứ khác có chỗ của chúng.</p><h2>3. Cùng con trang trí</h2><p>Một chậu cây, một bức tranh con vẽ: góc học là của con.</p><blockquote><p>Thói quen bắt đầu từ một chỗ ngồi.</p></blockquote><h2>4. Giờ học cố định</h2><table><tbody><tr><th>Thời gian</th><th>Việc</th></tr><tr><td>19:00</td><td>Ôn bài cũ</td></tr><tr><td>19:25</td><td>Nghỉ năm phút</td></tr><tr><td>19:30</td><td>Bài mới</td></tr></tbody></table><h2>5. Kết thúc bằng lời khen</h2><p>Khen điều con đã cố gắng, không chỉ kết quả.</p>`,
    publishedIn: -21,
  },
  {
    title: 'Phân số không khó: bắt đầu từ chiếc bánh',
    category: 'Toán vui',
    tags: ['toán', 'lớp 4'],
    excerpt: 'Cắt một chiếc bánh thành tám phần và con đã hiểu phân số là gì.',
    cover: 'numbers',
    content: `<p>Cắt chiếc bánh thành 8 phần bằng nhau, ăn 3 phần: con đã ăn <span data-type="inline-math" data-latex="\\frac{3}{8}"></span> chiếc bánh.</p><h2>Cộng hai phân số cùng mẫu</h2><p>Mẹ ăn thêm 2 phần nữa. Cả nhà đã ăn:</p><div data-type="block-math" data-latex="\\frac{3}{8} + \\frac{2}{8} = \\frac{5}{8}"></div><p>Mẫu số là <em>cách cắt bánh</em>, tử số là <em>số phần đã ăn</em>. Cách cắt không đổi, nên mẫu giữ nguyên.</p><h2>Thử tài cùng con</h2><ol><li>Còn lại bao nhiêu phần bánh?</li><li>Nếu cắt thành 16 phần, con đã ăn mấy phần?</li></ol>`,
    publishedIn: -14,
  },
  {
    title: 'Mười phút đọc sách trước giờ ngủ',
    category: 'Đọc sách',
    tags: ['đọc sách', 'thói quen', 'phụ huynh'],
    excerpt: 'Mười phút mỗi tối nhiều hơn ta nghĩ: hơn sáu mươi giờ đọc mỗi năm.',
    cover: 'reading',
    content: `<p>Mười phút mỗi tối là hơn <strong>60 giờ</strong> mỗi năm. Con không chỉ đọc nhiều hơn, con còn ngủ ngon hơn.</p><h2>Bắt đầu thế nào?</h2><ul><li>Để con chọn sách.</li><li>Đọc cùng con, mỗi người một trang.</li><li>Dừng ở đoạn hay nhất, để ngày mai còn háo hức.</li></ul><p>Không cần hỏi con hiểu gì. Hãy hỏi: <em>con thích đoạn nào nhất?</em></p>`,
    publishedIn: -9,
  },
  {
    title: 'Khi con sợ kiểm tra',
    category: 'Đồng hành cùng con',
    tags: ['kỳ thi', 'phụ huynh'],
    excerpt: 'Nỗi sợ nhỏ lại khi được gọi tên. Ba câu hỏi giúp con bình tĩnh.',
    cover: 'garden',
    content: `<p>Con nói đau bụng mỗi sáng có bài kiểm tra. Đó có thể là nỗi lo, chứ không phải cái bụng.</p><h2>Ba câu hỏi giúp con bình tĩnh</h2><ol><li>Con lo điều gì nhất?</li><li>Nếu điều đó xảy ra thì sao?</li><li>Mình chuẩn bị được gì từ bây giờ?</li></ol><p>Làm thử một bài ngắn ở nhà, không bấm giờ, giúp con quen với cảm giác ngồi trước đề bài. Xem thêm <a href="/blog/nam-buoc-tao-goc-hoc-tap-cho-con">năm bước tạo góc học tập</a>.</p>`,
    publishedIn: -4,
  },
  {
    title: 'Bảng cửu chương và những quy luật thú vị',
    category: 'Toán vui',
    tags: ['toán', 'mẹo học tập'],
    excerpt: 'Bảng nhân 9 có một bí mật nằm ngay trên mười ngón tay.',
    content: `<p>Xòe mười ngón tay. Muốn tính 9 × 4, con gập ngón thứ tư: bên trái còn 3 ngón, bên phải còn 6 ngón. Kết quả là <strong>36</strong>!</p><h2>Vì sao lại như vậy?</h2><p>Vì <span data-type="inline-math" data-latex="9 \\times n = 10 \\times n - n"></span>: mỗi lần gập một ngón là bớt đi một đơn vị từ hàng chục.</p>`,
    publishedIn: -1,
  },
  {
    title: 'Kế hoạch ôn tập cuối học kỳ',
    category: 'Học tập',
    tags: ['kỳ thi', 'mẹo học tập'],
    excerpt: 'Hai tuần, mỗi ngày ba mươi phút: một kế hoạch vừa sức.',
    content: `<p>Hai tuần trước kỳ kiểm tra, hãy chia nhỏ: mỗi ngày một chủ đề, mỗi chủ đề ba mươi phút.</p>`,
    publishedIn: 5,
  },
  {
    title: 'Trò chơi toán trong bếp (bản nháp)',
    category: 'Đồng hành cùng con',
    tags: ['toán', 'phụ huynh'],
    excerpt: 'Cân, đong, đo, đếm: bếp là phòng học vui nhất.',
    content: `<p>Cho con cân bột, rót nước và đếm trứng. Mỗi công thức là một bài toán có lời giải ăn được.</p>`,
    by: 'parent',
  },
  {
    title: 'Thông báo bảo trì tháng trước',
    category: 'Tin tức',
    tags: [],
    excerpt: 'Hệ thống đã được bảo trì xong.',
    content: '<p>Hệ thống đã được bảo trì xong. Cảm ơn bạn đã kiên nhẫn.</p>',
    publishedIn: -35,
    status: 'archived',
  },
]

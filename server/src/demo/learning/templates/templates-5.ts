import { among, calculate, choose, decimal, fill, match, whole } from './template-writing.ts'

export const templates5 = [
  calculate('Cộng hai số thập phân', 'Đặt tính rồi tính: {{a}} + {{b}} = ?', '{{a+b}}', {
    draw: [decimal('a', '1.1', '49.9', '0.1'), decimal('b', '0.11', '9.99', '0.01')],
    why: 'Viết dấu phẩy thẳng cột: {{a}} + {{b}} = {{a+b}}.',
    topic: 'Số thập phân',
  }),
  choose(
    'Nhân số thập phân với 10, 100, 1000',
    'Tính nhẩm: {{a}} × {{k}} = ?',
    '{{a*k}}',
    {
      'dời dấu phẩy sang trái': '{{a/k}}',
      'dời thừa một chữ số': '{{a*k*10}}',
      'dời thiếu một chữ số': '{{a*k/10}}',
    },
    {
      draw: [decimal('a', '0.123', '9.999', '0.001'), among('k', '10', '100', '1000')],
      why: 'Dời dấu phẩy của {{a}} sang phải: {{a}} × {{k}} = {{a*k}}.',
      topic: 'Số thập phân',
    },
  ),
  choose(
    'Tỉ số phần trăm của hai số',
    'Một lớp có {{n}} học sinh, trong đó có {{g}} bạn nữ. Số bạn nữ chiếm bao nhiêu phần trăm số học sinh cả lớp?',
    '{{100*g/n}}%',
    {
      'tính phần còn lại': '{{100-100*g/n}}%',
      'lấy số bạn nữ làm phần trăm': '{{g}}%',
      'lấy số bạn nam làm phần trăm': '{{n-g}}%',
    },
    {
      draw: [among('n', '20', '25', '40', '50'), whole('g', 6, 40)],
      given: ['g < n - 3', 'mod(100 * g, n) = 0'],
      why: '{{g}} : {{n}} = {{g/n}} = {{100*g/n}}%.',
      topic: 'Tỉ số phần trăm',
      level: 'medium',
    },
  ),
  calculate(
    'Diện tích hình tam giác với số đo bất kì',
    'Một hình tam giác có độ dài đáy {{a}} cm và chiều cao {{h}} cm. Tính diện tích hình tam giác đó.',
    '{{a*h/2}}',
    {
      unit: 'cm²|cm2',
      draw: [whole('a', 4, 40), whole('h', 3, 30)],
      why: 'Diện tích: {{a}} × {{h}} : 2 = {{a*h/2}} (cm²).',
      topic: 'Diện tích',
    },
  ),
  choose(
    'Quãng đường khi biết vận tốc và thời gian',
    'Một ô tô đi với vận tốc {{v}} km/giờ trong {{t}} giờ. Tính quãng đường ô tô đã đi.',
    '{{v*t}} km',
    {
      'cộng thay vì nhân': '{{v+t}} km',
      'chia thay vì nhân': '{{round(v/t,1)}} km',
      'bỏ phần thập phân của giờ': '{{v*floor(t)}} km',
    },
    {
      draw: [whole('v', 30, 70, 2), among('t', '1,5', '2,5', '3,5')],
      why: 'Quãng đường: {{v}} × {{t}} = {{v*t}} (km).',
      topic: 'Vận tốc, quãng đường, thời gian',
      level: 'medium',
    },
  ),
  fill(
    'Đổi đơn vị đo với số thập phân',
    '{{a}} km = [[1]] m; {{b}} kg = [[2]] g; {{c}} m² = [[3]] dm²',
    ['{{a*1000}}', '{{b*1000}}', '{{c*100}}'],
    {
      draw: [
        decimal('a', '0.1', '9.9', '0.1'),
        decimal('b', '0.05', '4.95', '0.05'),
        decimal('c', '0.5', '9.5', '0.5'),
      ],
      why: '{{a}} × 1000 = {{a*1000}}; {{b}} × 1000 = {{b*1000}}; {{c}} × 100 = {{c*100}}.',
      topic: 'Đo lường',
      level: 'medium',
    },
  ),
  calculate(
    'Thể tích hình hộp chữ nhật với số đo bất kì',
    'Một hình hộp chữ nhật có chiều dài {{a}} cm, chiều rộng {{b}} cm và chiều cao {{c}} cm. Tính thể tích hình hộp đó.',
    '{{a*b*c}}',
    {
      unit: 'cm³|cm3',
      draw: [whole('a', 4, 15), whole('b', 3, 12), whole('c', 2, 10)],
      given: ['a > b'],
      why: 'Thể tích: {{a}} × {{b}} × {{c}} = {{a*b*c}} (cm³).',
      topic: 'Thể tích',
      level: 'medium',
    },
  ),
  match(
    'Nối tỉ số phần trăm với phân số tối giản',
    'Nối mỗi tỉ số phần trăm với phân số tối giản bằng nó.',
    { '{{p}}%': '{{fraction(p/100)}}', '{{q}}%': '{{fraction(q/100)}}', '{{r}}%': '{{fraction(r/100)}}' },
    {
      draw: ['p', 'q', 'r'].map((name) => among(name, '10', '20', '25', '30', '40', '50', '60', '75', '80', '90')),
      given: ['p != q', 'q != r', 'p != r'],
      why: '{{p}}% = {{fraction(p/100)}}; {{q}}% = {{fraction(q/100)}}; {{r}}% = {{fraction(r/100)}}.',
      topic: 'Tỉ số phần trăm',
      level: 'medium',
    },
  ),
]

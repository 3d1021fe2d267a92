import {
  among,
  calculate,
  check,
  child,
  choose,
  computed,
  fill,
  judge,
  match,
  order,
  whole,
  write,
} from './template-writing.ts'

export const templates1 = [
  choose(
    'Thêm vào: cộng trong phạm vi 10',
    '{{ten}} có {{a}} quả bóng, mẹ cho thêm {{b}} quả. Hỏi {{ten}} có tất cả mấy quả bóng?',
    '{{a+b}} quả',
    { 'trừ thay vì cộng': '{{a-b}} quả', 'đếm thiếu một': '{{a+b-1}} quả', 'đếm thừa một': '{{a+b+1}} quả' },
    {
      draw: [child, whole('a', 2, 8), whole('b', 1, 5)],
      given: ['a + b <= 10', 'a > b'],
      why: 'Thêm vào thì làm phép cộng: {{a}} + {{b}} = {{a+b}}.',
      topic: 'Phép cộng',
    },
  ),
  calculate('Trừ trong phạm vi 10: số bất kì', 'Tính: {{a}} − {{b}} = ?', '{{a-b}}', {
    draw: [whole('a', 3, 10), whole('b', 1, 9)],
    given: ['a > b'],
    why: '{{a}} − {{b}} = {{a-b}}, vì {{a-b}} + {{b}} = {{a}}.',
    topic: 'Phép trừ',
  }),
  judge(
    'So sánh hai số trong phạm vi 20',
    '{{a}} {{dau}} {{b}}. Đúng hay sai?',
    "(dau = '>' and a > b) or (dau = '<' and a < b)",
    {
      draw: [whole('a', 0, 20), whole('b', 0, 20), among('dau', '>', '<')],
      given: ['a != b'],
      why: "{{a}} {{if(a > b, 'lớn hơn', 'bé hơn')}} {{b}}.",
      topic: 'So sánh số',
    },
  ),
  choose(
    'Số liền sau của số có hai chữ số',
    'Số liền sau của {{n}} là số nào?',
    '{{n+1}}',
    { 'nhầm với số liền trước': '{{n-1}}', 'thêm vào hàng chục': '{{n+10}}', 'lặp lại số đã cho': '{{n}}' },
    {
      draw: [whole('n', 10, 88)],
      why: 'Số liền sau hơn số đã cho 1 đơn vị: {{n}} + 1 = {{n+1}}.',
      topic: 'Các số đến 100',
    },
  ),
  fill('Chục và đơn vị của một số', 'Số {{10*c+d}} gồm [[1]] chục và [[2]] đơn vị.', ['{{c}}', '{{d}}'], {
    draw: [whole('c', 1, 9), whole('d', 0, 9)],
    why: '{{10*c+d}} = {{10*c}} + {{d}}: {{c}} chục và {{d}} đơn vị.',
    topic: 'Các số đến 100',
  }),
  order(
    'Xếp bốn số từ bé đến lớn',
    'Xếp các số theo thứ tự từ bé đến lớn.',
    ['{{n}}', '{{n+p}}', '{{n+p+q}}', '{{n+p+q+r}}'],
    {
      draw: [whole('n', 1, 30), whole('p', 1, 12), whole('q', 1, 12), whole('r', 1, 12)],
      why: '{{n}} < {{n+p}} < {{n+p+q}} < {{n+p+q+r}}.',
      topic: 'So sánh số',
    },
  ),
  calculate('Cộng số có hai chữ số, không nhớ', 'Tính: {{a}} + {{b}} = ?', '{{a+b}}', {
    draw: [whole('a', 11, 88), whole('b', 11, 88)],
    given: ['mod(a, 10) + mod(b, 10) < 10', 'a + b < 100'],
    why: 'Cộng hàng đơn vị: {{mod(a,10)}} + {{mod(b,10)}} = {{mod(a+b,10)}}; cộng hàng chục: {{div(a,10)}} + {{div(b,10)}} = {{div(a+b,10)}}.',
    topic: 'Phép cộng',
    level: 'medium',
  }),
  match(
    'Nối phép tính với kết quả đúng',
    'Nối mỗi phép tính với kết quả của nó.',
    { '{{a}} + {{b}}': '{{a+b}}', '{{c}} + {{d}}': '{{c+d}}', '{{e}} − {{g}}': '{{e-g}}' },
    {
      draw: [
        whole('a', 1, 9),
        whole('b', 1, 9),
        whole('c', 1, 9),
        whole('d', 1, 9),
        whole('e', 5, 10),
        whole('g', 1, 4),
      ],
      given: ['a + b <= 10', 'c + d <= 10', 'a + b != c + d', 'e - g != a + b', 'e - g != c + d'],
      why: '{{a}} + {{b}} = {{a+b}}; {{c}} + {{d}} = {{c+d}}; {{e}} − {{g}} = {{e-g}}.',
      topic: 'Phép cộng',
    },
  ),
]

export const templates2 = [
  calculate('Cộng có nhớ trong phạm vi 100', 'Đặt tính rồi tính: {{a}} + {{b}} = ?', '{{a+b}}', {
    draw: [whole('a', 15, 79), whole('b', 15, 79)],
    given: ['mod(a, 10) + mod(b, 10) >= 10', 'a + b < 100'],
    why: '{{mod(a,10)}} + {{mod(b,10)}} = {{mod(a,10)+mod(b,10)}}, viết {{mod(a+b,10)}} nhớ 1; {{div(a,10)}} + {{div(b,10)}} thêm 1 bằng {{div(a+b,10)}}.',
    topic: 'Phép cộng có nhớ',
  }),
  choose(
    'Trừ có nhớ trong phạm vi 100',
    'Tính: {{a}} − {{b}} = ?',
    '{{a-b}}',
    {
      'quên bớt 1 ở hàng chục': '{{a-b+10}}',
      'lấy chữ số lớn trừ chữ số bé': '{{10*(div(a,10)-div(b,10))+mod(b,10)-mod(a,10)}}',
      'cộng thay vì trừ': '{{a+b}}',
    },
    {
      draw: [whole('a', 31, 95), whole('b', 12, 79)],
      given: ['mod(a, 10) < mod(b, 10)', 'a - b >= 5', 'div(a, 10) > div(b, 10)'],
      why: '{{mod(a,10)}} không trừ được {{mod(b,10)}}, lấy {{10+mod(a,10)}} trừ {{mod(b,10)}} bằng {{mod(a-b,10)}}, nhớ 1. Kết quả là {{a-b}}.',
      topic: 'Phép trừ có nhớ',
      level: 'medium',
    },
  ),
  choose(
    'Bài toán với bảng nhân 2 và 5',
    'Mỗi {{cho}} có {{b}} bạn ngồi. Hỏi {{a}} {{cho}} như thế có tất cả bao nhiêu bạn?',
    '{{a*b}} bạn',
    { 'cộng thay vì nhân': '{{a+b}} bạn', 'đếm thiếu một nhóm': '{{a*b-b}} bạn', 'đếm thừa một nhóm': '{{a*b+b}} bạn' },
    {
      draw: [whole('a', 3, 10), among('b', '2', '5'), among('cho', 'bàn', 'thuyền', 'ghế dài')],
      why: 'Lấy {{b}} bạn {{a}} lần: {{b}} × {{a}} = {{a*b}} (bạn).',
      topic: 'Bảng nhân',
    },
  ),
  fill('Đổi mét và đề-xi-mét ra xăng-ti-mét', '{{m}} m = [[1]] cm; {{d}} dm = [[2]] cm', ['{{m*100}}', '{{d*10}}'], {
    draw: [whole('m', 2, 9), whole('d', 2, 9)],
    why: '1 m = 100 cm nên {{m}} m = {{m*100}} cm; 1 dm = 10 cm nên {{d}} dm = {{d*10}} cm.',
    topic: 'Đo độ dài',
  }),
  write('Viết số có ba chữ số', 'Viết bằng chữ số: {{words(n)}}.', '{{n}}', {
    draw: [whole('n', 101, 999)],
    why: '“{{words(n)}}” viết là {{n}}.',
    topic: 'Các số đến 1000',
  }),
  calculate('Bảng chia 2 và bảng chia 5', 'Tính nhẩm: {{a*b}} : {{b}} = ?', '{{a}}', {
    draw: [whole('a', 1, 10), among('b', '2', '5')],
    why: '{{b}} × {{a}} = {{a*b}} nên {{a*b}} : {{b}} = {{a}}.',
    topic: 'Bảng chia',
  }),
  judge('Hơn kém nhau bao nhiêu đơn vị', 'Số {{a}} lớn hơn số {{b}} là {{c}} đơn vị. Đúng hay sai?', 'c = a - b', {
    draw: [whole('a', 20, 90), whole('b', 5, 70), among('lech', '0', '0', '1', '10'), computed('c', 'a - b + lech')],
    given: ['a - b >= 5'],
    why: '{{a}} − {{b}} = {{a-b}}.',
    topic: 'So sánh số',
  }),
  check(
    'Hiểu số có ba chữ số',
    'Cho số {{n}}. Mỗi ý sau đúng hay sai?',
    {
      'Chữ số hàng chục là {{k}}': 'k = mod(div(n, 10), 10)',
      'Chữ số hàng đơn vị là {{h}}': 'h = mod(n, 10)',
      '{{n}} > {{m}}': 'n > m',
      'Số liền trước của {{n}} là {{t}}': 't = n - 1',
    },
    {
      draw: [
        whole('n', 111, 989),
        whole('m', 111, 989),
        among('x', '0', '1'),
        among('y', '0', '1'),
        among('z', '0', '1'),
        computed('k', 'if(x = 0, mod(div(n, 10), 10), div(n, 100))'),
        computed('h', 'if(y = 0, mod(n, 10), mod(div(n, 10), 10))'),
        computed('t', 'if(z = 0, n - 1, n + 1)'),
      ],
      given: ['m != n'],
      why: '{{n}} gồm {{div(n,100)}} trăm, {{mod(div(n,10),10)}} chục và {{mod(n,10)}} đơn vị.',
      topic: 'Các số đến 1000',
      level: 'medium',
    },
  ),
]

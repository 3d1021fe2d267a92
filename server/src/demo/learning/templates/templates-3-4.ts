import { formula } from '../writing.ts'
import {
  among,
  calculate,
  check,
  child,
  choose,
  computed,
  decide,
  fill,
  judge,
  match,
  order,
  whole,
  write,
} from './template-writing.ts'

const units = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
/** Of the ones of a number. */
const romanOnes = units.reduceRight((rest, sign, index) => `if(u=${index + 1},'${sign}',${rest})`, "''")

export const templates3 = [
  choose(
    'Nhân số có hai chữ số với số có một chữ số',
    'Tính: {{a}} × {{b}} = ?',
    '{{a*b}}',
    {
      'quên cộng số nhớ': '{{10*div(a,10)*b + mod(mod(a,10)*b,10)}}',
      'cộng thay vì nhân': '{{a+b}}',
      'không nhân hàng chục': '{{10*div(a,10) + mod(a,10)*b}}',
    },
    {
      draw: [whole('a', 12, 49), whole('b', 3, 9)],
      given: ['mod(a, 10) * b >= 10'],
      why: '{{b}} nhân {{mod(a,10)}} bằng {{b*mod(a,10)}}, viết {{mod(a*b,10)}} nhớ {{div(b*mod(a,10),10)}}. Kết quả: {{a*b}}.',
      topic: 'Phép nhân',
      level: 'medium',
    },
  ),
  fill('Phép chia có dư', '{{n}} : {{b}} = [[1]] (dư [[2]])', ['{{q}}', '{{r}}'], {
    draw: [whole('b', 3, 9), whole('q', 3, 12), whole('r', 1, 8), computed('n', 'b * q + r')],
    given: ['r < b'],
    why: '{{b}} × {{q}} = {{b*q}} và {{b*q}} + {{r}} = {{n}}. Số dư bé hơn số chia.',
    topic: 'Phép chia',
  }),
  choose(
    'Chu vi hình chữ nhật với số đo bất kì',
    'Một hình chữ nhật có chiều dài {{d}} cm và chiều rộng {{r}} cm. Tính chu vi của hình đó.',
    '{{2*(d+r)}} cm',
    { 'quên nhân 2': '{{d+r}} cm', 'nhầm với diện tích': '{{d*r}} cm', 'chỉ gấp đôi chiều dài': '{{2*d+r}} cm' },
    {
      draw: [whole('d', 6, 30), whole('r', 3, 20)],
      given: ['d > r'],
      why: 'Chu vi: ({{d}} + {{r}}) × 2 = {{2*(d+r)}} (cm).',
      topic: 'Chu vi',
    },
  ),
  calculate(
    'Diện tích hình vuông với cạnh bất kì',
    'Một hình vuông có cạnh {{a}} cm. Tính diện tích hình vuông đó.',
    '{{a*a}}',
    {
      unit: 'cm²|cm2',
      draw: [whole('a', 2, 12)],
      why: 'Diện tích: {{a}} × {{a}} = {{a*a}} (cm²).',
      topic: 'Diện tích',
    },
  ),
  choose(
    'Gấp số viên bi lên nhiều lần',
    '{{ten}} có {{a}} viên bi. Anh của {{ten}} có số bi gấp {{k}} lần. Hỏi anh có bao nhiêu viên bi?',
    '{{a*k}} viên bi',
    {
      'nhầm “gấp” với “thêm”': '{{a+k}} viên bi',
      'cộng thêm số bi của em': '{{a*(k+1)}} viên bi',
      'gấp thiếu một lần': '{{a*(k-1)}} viên bi',
    },
    {
      draw: [child, whole('a', 4, 15), whole('k', 3, 6)],
      why: 'Gấp lên {{k}} lần thì nhân với {{k}}: {{a}} × {{k}} = {{a*k}} (viên bi).',
      topic: 'Gấp lên, giảm đi một số lần',
    },
  ),
  match(
    'Nối phép nhân với tích',
    'Nối mỗi phép nhân với tích của nó.',
    { '{{a}} × {{b}}': '{{a*b}}', '{{c}} × {{d}}': '{{c*d}}', '{{e}} × {{g}}': '{{e*g}}' },
    {
      extras: ['{{a*b+1}}'],
      draw: [
        whole('a', 3, 9),
        whole('b', 3, 9),
        whole('c', 3, 9),
        whole('d', 3, 9),
        whole('e', 3, 9),
        whole('g', 3, 9),
      ],
      given: ['a*b != c*d', 'a*b != e*g', 'c*d != e*g', 'a*b + 1 != c*d', 'a*b + 1 != e*g'],
      why: '{{a}} × {{b}} = {{a*b}}; {{c}} × {{d}} = {{c*d}}; {{e}} × {{g}} = {{e*g}}.',
      topic: 'Bảng nhân',
    },
  ),
  write(
    'Viết số bằng chữ số La Mã',
    'Viết số {{n}} bằng chữ số La Mã.',
    `{{if(n>=20,'XX',if(n>=10,'X',''))}}{{${romanOnes}}}`,
    {
      draw: [whole('n', 1, 20), computed('u', 'mod(n, 10)')],
      why: `{{n}} viết là {{if(n>=20,'XX',if(n>=10,'X',''))}}{{${romanOnes}}}.`,
      topic: 'Chữ số La Mã',
      level: 'medium',
    },
  ),
  judge('Tìm thừa số chưa biết', 'Trong phép tính {{a}} × ? = {{a*b}}, số còn thiếu là {{c}}. Đúng hay sai?', 'c = b', {
    draw: [whole('a', 3, 9), whole('b', 4, 12), among('lech', '0', '0', '-1', '2'), computed('c', 'b + lech')],
    why: 'Thừa số chưa biết: {{a*b}} : {{a}} = {{b}}.',
    topic: 'Tìm thành phần chưa biết',
  }),
]

const a_m = formula('\\frac{ {{a}} }{ {{m}} }')
const b_m = formula('\\frac{ {{b}} }{ {{m}} }')
const part = (top: string, bottom: string): string => formula(`\\frac{ {{${top}}} }{ {{${bottom}}} }`)

export const templates4 = [
  choose(
    'Trung bình cộng của ba số',
    'Tìm trung bình cộng của ba số {{x}}, {{y}} và {{z}}.',
    '{{(x+y+z)/3}}',
    { 'quên chia cho số các số hạng': '{{x+y+z}}', 'chia cho 2': '{{(x+y+z)/2}}', 'chọn số viết ở giữa': '{{y}}' },
    {
      draw: [whole('x', 10, 99), whole('y', 10, 99), whole('z', 10, 99)],
      given: ['mod(x + y + z, 6) = 0', 'x != y', 'y != z', 'x != z'],
      why: '({{x}} + {{y}} + {{z}}) : 3 = {{x+y+z}} : 3 = {{(x+y+z)/3}}.',
      topic: 'Trung bình cộng',
      level: 'medium',
    },
  ),
  choose(
    'Cộng hai phân số cùng mẫu số',
    `Tính tổng của ${a_m} và ${b_m}.`,
    part('a+b', 'm'),
    {
      'cộng cả hai mẫu số': part('a+b', 'm+m'),
      'nhân hai tử số': part('a*b', 'm'),
      'nhân hai mẫu số': part('a+b', 'm*m'),
    },
    {
      draw: [whole('m', 5, 19), whole('a', 1, 9), whole('b', 2, 9)],
      given: ['a + b < m', 'gcd(a + b, m) = 1', 'a != b'],
      why: `Giữ nguyên mẫu số, cộng hai tử số: {{a}} + {{b}} = {{a+b}}, được ${part('a+b', 'm')}.`,
      topic: 'Phân số',
    },
  ),
  fill(
    'Rút gọn phân số về tối giản',
    `Rút gọn ${part('k*a', 'k*b')} về phân số tối giản: tử số là [[1]], mẫu số là [[2]].`,
    ['{{a}}', '{{b}}'],
    {
      draw: [whole('a', 1, 9), whole('b', 2, 12), whole('k', 2, 9)],
      given: ['a < b', 'gcd(a, b) = 1'],
      why: `Chia cả tử số và mẫu số cho {{k}}: ${part('a', 'b')}.`,
      topic: 'Phân số',
      level: 'medium',
    },
  ),
  decide(
    'So sánh hai phân số khác mẫu số',
    `Chọn dấu thích hợp: ${part('a', 'b')} … ${part('c', 'd')}`,
    { '&gt;': 'a/b > c/d', '&lt;': 'a/b < c/d', '=': 'a/b = c/d' },
    {
      draw: [whole('a', 1, 8), whole('b', 2, 9), whole('c', 1, 8), whole('d', 2, 9)],
      given: ['a < b', 'c < d', 'b != d'],
      why: `Quy đồng mẫu số: ${part('a*d', 'b*d')} và ${part('c*b', 'b*d')}; so sánh hai tử số {{a*d}} và {{c*b}}.`,
      topic: 'Phân số',
      level: 'medium',
    },
  ),
  calculate(
    'Tìm số lớn khi biết tổng và hiệu',
    'Tổng của hai số là {{t}}, hiệu của hai số là {{h}}. Tìm số lớn.',
    '{{l}}',
    {
      draw: [whole('n', 10, 80), whole('h', 2, 40), computed('l', 'n + h'), computed('t', 'n + l')],
      why: 'Số lớn: ({{t}} + {{h}}) : 2 = {{l}}.',
      topic: 'Tổng và hiệu',
      level: 'medium',
    },
  ),
  calculate(
    'Diện tích mảnh vườn khi biết chu vi',
    'Một mảnh vườn hình chữ nhật có chu vi {{2*(d+r)}} m, chiều dài {{d}} m. Tính diện tích mảnh vườn.',
    '{{d*r}}',
    {
      unit: 'm²|m2',
      draw: [whole('d', 10, 40), whole('r', 5, 25)],
      given: ['d > r'],
      why: 'Nửa chu vi: {{d+r}} m; chiều rộng: {{d+r}} − {{d}} = {{r}} (m); diện tích: {{d}} × {{r}} = {{d*r}} (m²).',
      topic: 'Diện tích',
      level: 'hard',
    },
  ),
  check(
    'Dấu hiệu chia hết cho 2, 3, 5, 9',
    'Cho số {{n}}. Mỗi ý sau đúng hay sai?',
    {
      '{{n}} chia hết cho 2': 'mod(n, 2) = 0',
      '{{n}} chia hết cho 3': 'mod(n, 3) = 0',
      '{{n}} chia hết cho 5': 'mod(n, 5) = 0',
      '{{n}} chia hết cho 9': 'mod(n, 9) = 0',
    },
    {
      draw: [whole('k', 34, 300), among('b', '2', '3', '5', '9'), computed('n', 'k * b')],
      given: ['n > 100'],
      why: 'Xét chữ số tận cùng {{mod(n,10)}} cho 2 và 5, tổng các chữ số {{div(n,1000)+mod(div(n,100),10)+mod(div(n,10),10)+mod(n,10)}} cho 3 và 9.',
      topic: 'Dấu hiệu chia hết',
      level: 'medium',
    },
  ),
  order(
    'Xếp phân số cùng tử số từ bé đến lớn',
    'Xếp các phân số theo thứ tự từ bé đến lớn.',
    [part('a', 'm+p+q'), part('a', 'm+p'), part('a', 'm')],
    {
      draw: [whole('a', 1, 6), whole('m', 3, 9), whole('p', 1, 5), whole('q', 1, 5)],
      given: ['a < m'],
      why: 'Cùng tử số, phân số nào có mẫu số lớn hơn thì bé hơn: {{m+p+q}} > {{m+p}} > {{m}}.',
      topic: 'Phân số',
    },
  ),
]

import { type DemoQuestion, blank, formula, one, truth } from './writing.ts'

/** Questions that count themselves: the answer is always worked out, never typed in. */

const number = (value: number): string => String(value).replace('.', ',')

/** Three that are near, not negative and not the answer. */
function near(answer: number, step = 1): string[] {
  const candidates = [answer + step, answer - step, answer + 2 * step, answer + 10 * step, answer + 3 * step]
  return candidates
    .filter((value) => value >= 0)
    .slice(0, 3)
    .map((value) => number(Math.round(value * 100) / 100))
}

const ask = (sum: string): string => `Kết quả của phép tính ${sum} là bao nhiêu?`

export const arithmetic1: DemoQuestion[] = [
  ...pairs([7, 5], [9, 4], [8, 8], [6, 9], [12, 6]).map(([a, b]) =>
    one(`Tính ${a} + ${b}`, ask(`${a} + ${b}`), number(a + b), near(a + b), { topic: 'Phép cộng' }),
  ),
  ...pairs([15, 6], [18, 9], [13, 7], [20, 8]).map(([a, b]) =>
    blank(`Tính ${a} − ${b}`, `Điền số thích hợp: ${a} − ${b} = …`, [number(a - b)], { topic: 'Phép trừ' }),
  ),
  ...pairs([9, 7], [6, 8], [14, 12]).map(([a, b], index) => {
    const shown = index % 2 === 0 ? a + b : a + b + 1
    return truth(`Kiểm tra ${a} + ${b}`, `Phép tính ${a} + ${b} = ${shown} là đúng hay sai?`, shown === a + b, {
      topic: 'Phép cộng',
      why: `${a} + ${b} = ${a + b}.`,
    })
  }),
]

export const arithmetic2: DemoQuestion[] = [
  ...pairs([38, 25], [47, 36], [59, 14], [66, 27]).map(([a, b]) =>
    one(`Tính ${a} + ${b}`, ask(`${a} + ${b}`), number(a + b), near(a + b, 10), { topic: 'Cộng có nhớ' }),
  ),
  ...pairs([72, 38], [91, 47], [60, 24]).map(([a, b]) =>
    blank(`Tính ${a} − ${b}`, `Điền số thích hợp: ${a} − ${b} = …`, [number(a - b)], {
      level: 'medium',
      topic: 'Trừ có nhớ',
    }),
  ),
  ...pairs([2, 7], [5, 6], [2, 9], [5, 8]).map(([a, b]) =>
    one(`Bảng nhân ${a}: ${a} × ${b}`, ask(`${a} × ${b}`), number(a * b), near(a * b, a), { topic: 'Bảng nhân' }),
  ),
]

export const arithmetic3: DemoQuestion[] = [
  ...pairs([6, 7], [7, 8], [8, 9], [9, 6], [7, 7], [8, 6]).map(([a, b]) =>
    one(`Bảng nhân ${a}: ${a} × ${b}`, ask(`${a} × ${b}`), number(a * b), near(a * b, a), { topic: 'Bảng nhân' }),
  ),
  ...pairs([56, 7], [72, 8], [63, 9], [48, 6]).map(([a, b]) =>
    blank(`Bảng chia ${b}: ${a} : ${b}`, `Điền số thích hợp: ${a} : ${b} = …`, [number(a / b)], { topic: 'Bảng chia' }),
  ),
  ...pairs([12, 8], [15, 9], [20, 6]).map(([long, wide]) =>
    one(
      `Chu vi hình chữ nhật ${long} cm và ${wide} cm`,
      `Một hình chữ nhật có chiều dài ${long} cm và chiều rộng ${wide} cm. Chu vi của hình đó là bao nhiêu?`,
      `${(long + wide) * 2} cm`,
      [`${long + wide} cm`, `${long * wide} cm`, `${(long + wide) * 2 + 4} cm`],
      { level: 'medium', topic: 'Chu vi', why: `(${long} + ${wide}) × 2 = ${(long + wide) * 2} (cm).` },
    ),
  ),
]

export const arithmetic4: DemoQuestion[] = [
  ...fractions([1, 5, 3, 5], [2, 7, 4, 7], [3, 8, 2, 8], [4, 9, 1, 9], [5, 11, 3, 11]).map(([a, b, c]) =>
    one(
      `Cộng phân số ${a}/${b} và ${c}/${b}`,
      `Tính tổng ${formula(`\\frac{${a}}{${b}} + \\frac{${c}}{${b}}`)}`,
      formula(`\\frac{${a + c}}{${b}}`),
      [formula(`\\frac{${a + c}}{${b + b}}`), formula(`\\frac{${a * c}}{${b}}`), formula(`\\frac{${a + c}}{${b + 1}}`)],
      {
        level: 'medium',
        topic: 'Phân số',
        why: `Hai phân số cùng mẫu số: cộng hai tử số và giữ nguyên mẫu số, được ${formula(`\\frac{${a + c}}{${b}}`)}.`,
      },
    ),
  ),
  ...pairs([24, 36], [45, 67], [120, 80], [99, 101]).map(([a, b]) =>
    blank(
      `Trung bình cộng của ${a} và ${b}`,
      `Trung bình cộng của hai số ${a} và ${b} là số nào?`,
      [number((a + b) / 2)],
      { level: 'medium', topic: 'Trung bình cộng', why: `(${a} + ${b}) : 2 = ${number((a + b) / 2)}.` },
    ),
  ),
  ...pairs([125, 8], [204, 15], [316, 11], [48, 25]).map(([a, b]) =>
    one(`Tính ${a} × ${b}`, ask(`${a} × ${b}`), number(a * b), near(a * b, 10), {
      level: 'medium',
      topic: 'Phép nhân',
    }),
  ),
  ...pairs([345, 5], [2024, 4], [1107, 9], [735, 10], [1001, 3]).map(([a, b]) =>
    truth(`Dấu hiệu chia hết cho ${b}: ${a}`, `Số ${a} chia hết cho ${b}, đúng hay sai?`, a % b === 0, {
      topic: 'Dấu hiệu chia hết',
    }),
  ),
  ...[3, 7, 12].map((amount) =>
    blank(
      `Đổi ${amount} tấn sang tạ`,
      `Điền số thích hợp: ${amount} tấn = … tạ.`,
      [number(amount * 10), `${amount * 10} tạ`],
      { topic: 'Đo khối lượng', why: `1 tấn = 10 tạ, nên ${amount} tấn = ${amount * 10} tạ.` },
    ),
  ),
]

export const arithmetic5: DemoQuestion[] = [
  ...pairs([2.5, 1.3], [4.75, 2.5], [0.6, 3.9]).map(([a, b]) => {
    const sum = Math.round((a + b) * 100) / 100
    return blank(`Tính ${number(a)} + ${number(b)}`, `Điền kết quả: ${number(a)} + ${number(b)} = …`, [number(sum)], {
      topic: 'Số thập phân',
    })
  }),
  ...pairs([25, 80], [40, 250], [15, 60], [75, 120]).map(([percent, whole]) =>
    one(
      `Tìm ${percent}% của ${whole}`,
      `${percent}% của ${whole} là bao nhiêu?`,
      number((percent * whole) / 100),
      near((percent * whole) / 100, 5),
      {
        level: 'medium',
        topic: 'Tỉ số phần trăm',
        why: formula(`${whole} \\times \\frac{${percent}}{100} = ${(percent * whole) / 100}`),
      },
    ),
  ),
  ...pairs([8, 5], [12, 7], [10, 9]).map(([base, height]) =>
    one(
      `Diện tích tam giác đáy ${base} cm, chiều cao ${height} cm`,
      `Một hình tam giác có độ dài đáy ${base} cm và chiều cao ${height} cm. Diện tích của hình đó là bao nhiêu?`,
      `${(base * height) / 2} cm²`,
      [`${base * height} cm²`, `${base + height} cm²`, `${(base + height) * 2} cm²`],
      {
        level: 'medium',
        topic: 'Diện tích',
        why: `${formula(`S = \\frac{${base} \\times ${height}}{2} = ${(base * height) / 2}`)} (cm²).`,
      },
    ),
  ),
  ...pairs([3, 27], [4, 16], [5, 125]).map(([edge, volume]) =>
    truth(
      `Thể tích hình lập phương cạnh ${edge} cm`,
      `Hình lập phương có cạnh ${edge} cm thì có thể tích ${volume} cm³, đúng hay sai?`,
      edge ** 3 === volume,
      { topic: 'Thể tích', why: `${formula(`V = ${edge}^3 = ${edge ** 3}`)} (cm³).` },
    ),
  ),
]

function pairs(...values: [number, number][]): [number, number][] {
  return values
}

function fractions(...values: [number, number, number, number][]): [number, number, number, number][] {
  return values
}

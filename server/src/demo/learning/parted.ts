import { type DemoQuestion, parted } from './writing.ts'

/** One of each type that is more than a text with answers. */
export const parted4: readonly DemoQuestion[] = [
  parted('numeric', 'Chu vi hình vuông cạnh 6 cm', 'Chu vi hình vuông cạnh 6 cm là bao nhiêu? Nhớ viết đơn vị.', {
    level: 'easy',
    topic: 'Hình học',
    why: 'Chu vi hình vuông bằng cạnh nhân 4: 6 × 4 = 24 (cm).',
    answers: [{ text: '24', isCorrect: true }],
    parts: { unit: { text: 'cm|xăng-ti-mét', required: true, missingCosts: 50 } },
  }),
  parted('matching', 'Nối phân số với hình dung bằng lời', 'Nối mỗi phân số với cách đọc đúng.', {
    level: 'easy',
    topic: 'Phân số',
    parts: {
      pairs: [
        { left: '<p>1/2</p>', right: '<p>một phần hai</p>' },
        { left: '<p>3/4</p>', right: '<p>ba phần tư</p>' },
        { left: '<p>2/5</p>', right: '<p>hai phần năm</p>' },
      ],
      extras: ['<p>năm phần hai</p>'],
    },
  }),
  parted('ordering', 'Xếp số từ bé đến lớn', 'Sắp xếp các số sau theo thứ tự từ bé đến lớn.', {
    level: 'medium',
    topic: 'Số tự nhiên',
    parts: { items: ['<p>4 015</p>', '<p>4 105</p>', '<p>4 150</p>', '<p>4 510</p>'], credit: 'pairs' },
  }),
  parted(
    'cloze',
    'Điền vào bài toán về quãng đường',
    'Một ô tô đi 3 giờ, mỗi giờ 45 km. Quãng đường dài [[1]] km. Quãng đường đó [[2]] 150 km.',
    {
      level: 'medium',
      topic: 'Giải toán',
      why: '45 × 3 = 135 (km), và 135 < 150.',
      parts: {
        gaps: [
          { kind: 'number', answers: [{ text: '135', isCorrect: true }] },
          {
            kind: 'choice',
            answers: [
              { text: 'ngắn hơn', isCorrect: true },
              { text: 'dài hơn', isCorrect: false },
              { text: 'bằng', isCorrect: false },
            ],
          },
        ],
      },
    },
  ),
  parted('statements', 'Đúng hay sai về hình chữ nhật', 'Hình chữ nhật có chiều dài 8 cm, chiều rộng 5 cm.', {
    level: 'hard',
    topic: 'Hình học',
    parts: {
      statements: [
        { text: '<p>Chu vi là 26 cm.</p>', isTrue: true },
        { text: '<p>Diện tích là 40 cm<sup>2</sup>.</p>', isTrue: true },
        { text: '<p>Hình có bốn cạnh bằng nhau.</p>', isTrue: false },
        { text: '<p>Tăng chiều rộng 3 cm thì được hình vuông.</p>', isTrue: true },
      ],
      credit: 'table',
    },
  }),
  parted('essay', 'Kể một lần em đi chợ', 'Hãy kể một lần em đi chợ và tính tiền: em mua gì, hết bao nhiêu?', {
    level: 'medium',
    topic: 'Giải toán',
    parts: {
      rubric: [
        { text: 'Kể đủ: mua gì, giá bao nhiêu', points: 4 },
        { text: 'Tính đúng tổng số tiền', points: 4 },
        { text: 'Viết câu rõ ràng', points: 2 },
      ],
      minimumWords: 20,
      maximumWords: 150,
      allowPictures: true,
    },
  }),
]

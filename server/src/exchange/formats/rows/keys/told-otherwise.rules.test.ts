import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('what each option is worth', () => {
  const head = 'Question,Option 1,Marks/Points,Option 2,Marks/Points'

  test('says which is right, also behind pairs without names', async () => {
    const read = await fromCsv([
      `${head},,,,`,
      'Which animal is able to fly?,bird,1,fish,-1,,,,',
      'Which animal is able to swim?,hen,0,fish,2,goat,0,cow,0',
      'Which ones have got four legs?,cow,1,hen,0,goat,1,fish,0',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: *bird | fish',
      'single_choice: hen | *fish | goat | cow',
      'multiple_choice: *cow | hen | *goat | fish',
    ])
  })

  test('says nothing where all are worth the same, or some are worth less', async () => {
    const same = await fromCsv([head, 'Which animal is able to fly?,bird,1,fish,1', 'Which one swims?,hen,1,fish,1'])
    expect(linesOf(same).every((line) => line.includes('!wrongLetter'))).toBe(true)
    const part = await fromCsv([head, 'Which animal is able to fly?,bird,2,fish,1', 'Which one swims?,hen,0,fish,1'])
    expect(linesOf(part)).toEqual(['single_choice: bird | fish (!wrongLetter)', 'single_choice: hen | *fish'])
  })
})

test('V and F below a name of both, and O and X without any names, are true and false', async () => {
  const named = await fromCsv(['Pregunta,Verdadero/Falso', 'La ballena es un pez,f', 'El pollo es un ave,v'])
  expect(linesOf(named)).toEqual(['true_false: Đúng | *Sai', 'true_false: *Đúng | Sai'])
  const bare = await fromCsv([
    '1,Con chim biết bay trên trời,O,',
    '2,Con cá biết hót trên cành,X,chỉ biết bơi',
    '3,Con voi có vòi rất dài,O,',
    '4,Con mèo đẻ trứng trong tổ,X,mèo đẻ con',
    '5,Con gà có hai chân,O,',
    '6,Con bò ăn thịt hằng ngày,X,chỉ ăn cỏ',
  ])
  expect(linesOf(bare).map((line) => line.replace(/ \(.*$/, ''))).toEqual(
    [0, 1, 2].flatMap(() => ['true_false: *Đúng | Sai', 'true_false: Đúng | *Sai']),
  )
  expect(bare.items[1]?.item.explanation).toBe('<p>chỉ biết bơi</p>')
})

test('what may be typed as well stands in columns that are counted, and a margin beside a number', async () => {
  const read = await fromCsv([
    'Pregunta,Respuesta correcta,Respuesta alternativa 1,Respuesta alternativa 2',
    'Una capital de Europa con torre:,París,Paris,Paname',
    'Un animal que vuela y canta:,ave,,',
  ])
  expect(linesOf(read)).toEqual(['fill_blank: *París | *Paris | *Paname', 'fill_blank: *ave'])
  const margin = await fromCsv(['Pregunta,Respuesta,Margen de error', 'El valor de pi es:,3.14,0.01', '2 y 2 son:,4,0'])
  expect(margin.items.map(({ item }) => [item.type, item.answers[0]?.tolerance])).toEqual([
    ['numeric', 0.01],
    ['numeric', undefined],
  ])
})

test('a margin that a sheet shows as nothing is asked about', async () => {
  const read = await fromCsv(['Pregunta,Respuesta,Margen de error', 'El valor de pi es:,3.14,0.00'])
  expect(linesOf(read)[0]).toContain('!unreadable')
})

test("'Opción 1 respuesta' is what the first option belongs to", async () => {
  const read = await fromCsv([
    'Pregunta,Opción 1,Opción 1 respuesta,Opción 2,Opción 2 respuesta',
    'Empareja cada país con su capital,Francia,París,Italia,Roma',
  ])
  expect(read.items[0]?.item.pairs).toEqual([
    { left: '<p>Francia</p>', right: '<p>París</p>' },
    { left: '<p>Italia</p>', right: '<p>Roma</p>' },
  ])
})

test('letters are texts where every other key is one, whatever fits both', async () => {
  const rows = ['chim', 'cá', 'voi', 'mèo'].map((one, at) => `Câu hỏi số ${at} về con vật?,${one},gà,vịt,bò,${one}`)
  const read = await fromCsv([
    'Câu hỏi,A,B,C,D,Đáp án',
    ...rows,
    'Câu hỏi số năm về con vật?,ong,gà,vịt,bò,bò',
    'Chữ nào đứng đầu bảng chữ cái?,A,B,C,D,A',
    'Chữ nào đứng trước chữ B?,B,C,D,A,A',
  ])
  expect(linesOf(read).slice(-2)).toEqual(['single_choice: *A | B | C | D', 'single_choice: B | C | D | *A'])
})

test('the one cell of an essay is how it could be answered, and a letter beside unknown columns names it', async () => {
  const head = '题干,A项,B项,答案,类型'
  const read = await fromCsv([head, '什么动物会飞？,鸟,鱼,A,单选题', '为什么鸟会飞？,鸟有翅膀。,,A,简答题'])
  expect(linesOf(read)[1]).toBe('essay: ')
  expect(read.items[1]?.item.explanation).toBe('<p>鸟有翅膀。</p>')
  const unknown = await fromCsv([
    'Câu hỏi,Nhóm một,Nhóm hai,Đáp án,Loại',
    'Con vật biết bay là con nào?,chim,cá,A,Trắc nghiệm',
    'Vì sao chim biết bay?,vì có cánh,,A,Tự luận',
  ])
  expect(linesOf(unknown)[1]).toContain('!optionsMissing')
})

test('a word that stands as the type of every question is told once', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `ABX,Con vật số ${at} tên là gì?,chim,cá,A`)
  const read = await fromCsv(['Loại,Câu hỏi,A,B,Đáp án', ...rows])
  expect(linesOf(read).every((line) => line === 'single_choice: *chim | cá')).toBe(true)
  expect(read.notes).toEqual([{ code: 'columnsLeft', values: { columns: 'Loại' } }])
  const few = await fromCsv(['Loại,Câu hỏi,A,B,Đáp án', ...rows.slice(0, 4)])
  expect(linesOf(few)[0]).toBe('single_choice: *chim | cá (wordingDropped)')
})

describe("'<br>' in cells", () => {
  const asked = (options: string): string => `Con nào biết bay?<br><br>(a) chim<br>(b) cá<br>(c) ${options}`

  test('ends a line where it can be nothing else, and what cards begin with is no row', async () => {
    const read = await fromCsv([
      '#separator:comma',
      '#html:true',
      'Câu hỏi,Đáp án',
      `${asked('voi')},a`,
      `${asked('bò')},a`,
    ])
    expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: *chim | cá | bò'])
  })

  test('is meant where pages are asked about, and once alone', async () => {
    const about = await fromCsv([
      'Câu hỏi,A,B,Đáp án',
      'Thẻ nào xuống dòng? Ví dụ:<br>một,<br>,<hr>,A',
      'Trang sau in gì? Xem:<br>hai,một dòng,hai dòng,B',
    ])
    expect(about.items.every(({ item }) => item.content.includes('&lt;br&gt;'))).toBe(true)
    const once = await fromCsv(['Câu hỏi,A,B,Đáp án', 'Dòng sau có gì? a<br>b,chim,cá,A', 'Con gì bơi?,chim,cá,B'])
    expect(once.items[0]?.item.content).toContain('&lt;br&gt;')
  })

  test('a table in code is asked about', async () => {
    const table = 'Số nào lớn? <table><tr><td>1</td><td>2</td></tr></table> Chọn số'
    expect(linesOf(await fromCsv(['Câu hỏi,A,B,Đáp án', `${table},1,2,B`]))[0]).toBe(
      'single_choice: 1 | *2 (!markupShown)',
    )
  })
})

test('a question whose number is none of the gaps of its text is asked about', async () => {
  const text = 'Điền từ: Con chim (15) ____ trên trời, con cá (16) ____ dưới nước, con bò (17) ____ cỏ.'
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    `"Cloze question 16. ${text}",bay,bơi,B`,
    `"Cloze question 20. ${text}",bay,ăn,B`,
  ])
  expect(linesOf(read)).toEqual(['single_choice: bay | *bơi', 'single_choice: bay | *ăn (!lineUnclear)'])
})

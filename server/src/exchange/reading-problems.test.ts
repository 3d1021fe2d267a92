import { type ImportOverview, getImportOverview } from '@lms/contracts/exchange/overview.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { mendImportItems } from '@lms/contracts/exchange/reading.ts'
import { passSeenProblem } from '@lms/contracts/exchange/overview.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startImportApp } from '../../testing/apps/import-app.ts'
import { startPaperApp } from '../../testing/apps/paper-app.ts'
import { numbered, option, tattDen } from '../../testing/samples/papers-for-models.ts'
import { pdfFile, pdfLines } from '../../testing/samples/pdf-files.ts'
import { xlsxFile } from '../../testing/samples/spreadsheets.ts'
import { json } from '../platform/database/tables.ts'
import { migrations } from '../migrations.ts'

const paper = `Câu 1. Con nào biết bay?
A. chim
C. cá
D. voi
Đáp án: A
Câu 2. Hình bên vẽ con gì?
A. chim
B. cá
Đáp án: A
Câu 3. Con nào biết bơi?
A. chim
B. cá
Câu 4. Con nào biết <b>chạy</b>?
A. ngựa
B. cá
(trừ ngựa con)
Đáp án: A
Câu 5. Con nào biết bò?
A. rắn
B. chim
Đáp án: A
Câu 6. Con nào biết bò?
A. rắn
B. chim
Đáp án: B
ĐÁP ÁN
1A 2A 4A 5A 6B 9C
`
const gift = String.raw`::a:: Đọc đoạn văn sau đây.

::b:: cÃ¢u há»i này hỏi con gì?{=chim ~cá}

::c:: Con nào biết bay?{=chim ~cá

::e:: Những con nào biết bay?{=chim ~%50%gà ~cá}

::f:: Có mấy con?{=hai*}

::g:: Con nào biết bay? Đáp án: A{=chim ~cá}

::h:: Nối.{=chim -> bay #giỏi lắm =cá -> bơi}
`
const table = `Câu hỏi;A;B;Đáp án;Loại câu hỏi;Điểm;Lớp;Chủ đề
Con nào biết bay?;chim;cá;E;;2,5;LOP_4;Không có chủ đề này
Kể về con vật em thích.;chim;cá;;essay;1;;
`
const workbook = xlsxFile({
  'Lớp 4': [
    ['Câu hỏi', 'A', 'B', 'Đáp án'],
    ['Một phần hai viết là gì?', { value: 45_000, format: 'd/m' }, 'không biết', 'A'],
  ],
  'Ghi chú': [['Ghi chú của cô Hoa']],
})
const moodle = '<quiz><question type="drawing"><questiontext><text>Vẽ con mèo</text></questiontext></question></quiz>'

test('every reason that there is is given to somebody, with what it is about, and none besides', async () => {
  const { staged, items, act, models, readByAi } = await startPaperApp()
  const told = new Map<string, string>()
  const see = async (id: string) => {
    const { overview } = (await act(getImportOverview, id)).body['data'] as { overview: ImportOverview }
    const all = (await items(id)).flatMap(({ problems }) => problems)
    for (const { key = '', message } of [...all, ...overview.notes])
      told.set(key.replace('exchange.problems.', ''), message)
  }
  const files: [string | Uint8Array, string][] = [
    [paper, 'de.txt'],
    [gift, 'a.gift'],
    [table, 'a.csv'],
    [moodle, 'a.xml'],
    [workbook, 'a.xlsx'],
    [pdfFile([pdfLines(['Câu 1. Con nào biết bay?', 'A. chim', 'B. cá', 'Đáp án: A'])]), 'a.pdf'],
  ]
  for (const file of files) await see((await staged(...file))._id)
  const one = await staged(numbered, 'b.txt')
  models.script({ questions: [{ ...tattDen, answers: [...tattDen.answers, option('Nguyễn Du')] }] })
  await readByAi(one._id)
  await see(one._id)
  expect([...told.keys()].filter((code) => !code.includes('.')).toSorted()).toEqual(
    Object.keys(exchangeProblems).toSorted(),
  )
  for (const message of told.values()) expect(message).not.toMatch(/\{\{|…/u)
})

test.each(Object.entries(exchangeProblems))(
  '%s says what it is about in both languages, or in neither',
  (_, { vi, en }) => {
    expect(vi.includes('{{text}}')).toBe(en.includes('{{text}}'))
    expect(vi).not.toBe(en)
  },
)

test('an import that was staged with the many reasons of before opens, is looked at and is mended', async () => {
  const { staged, items, act, database, get } = await startImportApp()
  const one = await staged(
    ['A', 'B', 'C'].map((name, at) => `Câu ${at + 1}. Con vật ${name} là gì?\nA. chim\nB. cá\n`).join('\n'),
    'cũ.txt',
  )
  const old = [
    { key: 'textBelow', values: { text: 'trừ gà' } },
    { key: 'wrongLetter', values: { letter: 'E' } },
    { key: 'gone', values: {} },
  ]
  await database.transaction(async (tx) => {
    for (const [at, { key, values }] of old.entries())
      await tx
        .updateTable('question_import_items')
        .set({
          problems: json([{ key: `exchange.problems.${key}`, values, message: `Lý do ${key}`, isBlocking: true }]),
        })
        .where('import_id', '=', one._id)
        .where('number', '=', at + 1)
        .execute()
    await sql`delete from schema_migrations where name like '2026-11-20-3_-merged-%'`.execute(tx)
    await tx.updateTable('question_imports').set({ failure_key: 'exchange.failures.pdfScanned' }).execute()
  })
  await database.migrate(migrations)
  expect((await items(one._id)).map(({ problems }) => problems)).toMatchObject([
    [
      {
        key: exchangeProblems.lineUnclear.key,
        values: { text: 'trừ gà' },
        message: 'Lý do textBelow',
        isBlocking: true,
      },
    ],
    [{ key: exchangeProblems.keyUnclear.key, values: { text: 'E' }, isBlocking: true }],
    [{ message: 'Lý do gone', isBlocking: true }],
  ])
  const seen = await act(passSeenProblem, one._id, { problem: exchangeProblems.lineUnclear.key })
  expect(seen.body).toMatchObject({ data: { seen: 1 } })
  await act(mendImportItems, one._id, { numbers: [1, 2], key: 'first' })
  expect(await get(one._id)).toMatchObject({ counts: { accepted: 2, blocked: 1 } })
  const failures = await database.read().selectFrom('question_imports').select('failure_key').execute()
  expect(failures).toEqual([{ failure_key: 'exchange.failures.onlyPictures' }])
})

import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'
import { isPictureHead } from './picture-heads.ts'

test('a name in any language says that a column has pictures, or says something about them', () => {
  const named = [
    '題幹圖1',
    '圖A',
    'Hình vẽ',
    'Image 2',
    'question_img',
    '画像',
    '이미지',
    'Рисунок',
    'stem_img1_src',
    'รูปภาพ',
  ]
  expect(named.filter((head) => !isPictureHead(head))).toEqual([])
  const others = [
    '圖高',
    '地圖',
    '意圖',
    'Image alt',
    'Mô tả hình',
    'Hình thức',
    'explanation_image',
    '解析圖',
    'Ảnh hưởng',
  ]
  expect(others.filter(isPictureHead)).toEqual([])
})

test('a row with the name of a picture is kept out, whatever its column is called', async () => {
  const read = await fromCsv([
    'Câu hỏi,圖片檔名,Hình 2,A,B,Đáp án',
    'Con vật nào biết bay?,m0019,,chim,cá,A',
    'Con vật nào biết bơi?,,h7,chim,cá,B',
    'Con vật nào biết chạy?,無,không,chim,chó,B',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá (!pictureNamed)',
    'single_choice: chim | *cá (!pictureNamed)',
    'single_choice: chim | *chó',
  ])
})

test('a text that stands in the first row of its group belongs to all of them, and to no other', async () => {
  const read = await fromCsv([
    '題組,題組題幹,題幹,選項A,選項B,答案,出處',
    'g1,小明每天早上在河邊賣麵包給路過的人。,小明在哪裡賣麵包？,河邊,山上,A,第一冊',
    'g1,,他賣的是什麼東西呢？,麵包,水果,A,第一冊',
    ',,哪一種動物會飛？,鳥,魚,A,第一冊',
    'g2,下圖為一隻動物，牠住在河邊很久了。,牠住在哪裡呢？,河邊,山上,A,第一冊',
    'g2,,牠的腳有幾隻呢？,四,二,A,第一冊',
  ])
  expect(contents(read).map((text) => text.includes('小明每天'))).toEqual([true, true, false, false, false])
  expect(contents(read)[4]).toContain('下圖為')
  expect(linesOf(read).map((line) => line.includes('!pictureAsked'))).toEqual([false, false, false, true, true])
})

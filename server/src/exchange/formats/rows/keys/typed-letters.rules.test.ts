import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('a letter below what is called typed', () => {
  test('names an option in words that nobody knows here', async () => {
    const read = await fromCsv([
      'Câu hỏi,Nhóm một,Nhóm hai,Đáp án,Loại',
      'Con vật biết bay là con nào?,chim,cá,A,Trắc nghiệm',
      'Con vật biết bơi là con nào?,voi,cá vàng,B,Trắc nghiệm',
      'Con vật có vòi là ______,voi,,A,Điền khuyết',
    ])
    expect(linesOf(read)[2]).toBe('fill_blank: *A (!optionsMissing)')
  })

  test('chooses as the letters of the other rows do, unless a letter is asked for', async () => {
    const read = await fromCsv([
      'Câu hỏi,A,B,Đáp án,Loại',
      'Con vật biết bay là con nào?,chim,cá,A,Trắc nghiệm',
      'Con vật biết bơi là con nào?,voi,cá vàng,B,Trắc nghiệm',
      'Con vật có vòi là,,,A,Điền khuyết',
      'Chữ cái nào đứng đầu bảng chữ cái?,,,A,Điền khuyết',
      'Con vật có cánh là,,,chim,Điền khuyết',
    ])
    expect(linesOf(read).slice(2)).toEqual(['fill_blank: *A (!optionsMissing)', 'fill_blank: *A', 'fill_blank: *chim'])
  })

  test('is an answer where all answers are typed', async () => {
    const read = await fromCsv(['Câu hỏi,Đáp án,Loại', 'c_ốc,a,Điền khuyết', 'm_t,ă,Điền khuyết', 'c_,á,Điền khuyết'])
    expect(linesOf(read)[0]).toBe('fill_blank: *a')
  })

  test("'A项' and 'D项目' are columns of options", async () => {
    const read = await fromCsv([
      '题干,A项,B项,C项,D项目,答案,类型',
      '什么会飞？,鸟,鱼,象,牛,A,单选题',
      '（）会飞。,鸟,,,,A,填空题',
    ])
    expect(linesOf(read)).toEqual(['single_choice: *鸟 | 鱼 | 象 | 牛', 'fill_blank: *鸟'])
  })
})

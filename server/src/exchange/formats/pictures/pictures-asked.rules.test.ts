import { describe, expect, test } from 'vitest'
import { emptyItem } from '../item.ts'
import { pointedPicture } from './pictures-asked.ts'
import { withPictureSpokenOf } from './pictures-not-there.ts'

describe('a picture or a table that stands elsewhere', () => {
  test.each([
    'Trong hình bên có mấy tam giác?',
    'Cho hàm số có bảng biến thiên như sau. Hàm số đồng biến ở đâu?'.replace(' như sau', ' sau'),
    'Which animal is shown in the picture?',
    '如附圖所示，甲和乙是什麼？',
    '附表為三種動物的比較，何者正確？',
    '由圖中可知哪一個最大？',
    '表(二)為四種食物的資料，下列何者正確？',
    '圖(七)為心臟的示意圖，甲是什麼？',
    '下表列出三天的氣溫，哪一天最熱？',
    '如表所示，哪一天最熱？',
    '此圖表示什麼？',
    '次の図の三角形の面積はどれですか。',
    '右図の角度はいくつですか。',
    '다음 그림에서 알맞은 것은?',
    'Amati gambar berikut! Hewan apa itu?',
    'Perhatikan tabel di bawah ini.',
    'Gambar menunjukkan seekor hewan. Apa namanya?',
    'Bentuknya seperti gambar.',
    'จากภาพ สัตว์ชนิดนี้คืออะไร',
    'ما اسم الحيوان في الصورة؟',
    'Сколько углов на этом рисунке?',
    'Что изображено здесь?',
    'Observe a figura e diga quantos lados ela tem.',
    'Observa la imagen: ¿qué animal es?',
    'Quel animal voit-on sur la photo ?',
    'Was zeigt die nebenstehende Abbildung?',
    'Poniższy rysunek przedstawia zwierzę. Jakie?',
    'Co je na obrázku?',
  ])('is spoken of: %s', (asked) => {
    expect(pointedPicture(asked)).not.toBe('')
  })

  test.each([
    '以下表述正確的是哪一項？',
    '這代表中國的哪一個節日？',
    '桌子的上表面有多大？',
    '線上圖書館在哪裡？',
    '下列圖形何者是軸對稱圖形？',
    '地圖中通常以什麼表示北方？',
    '次の表現で正しいものはどれですか。',
    '次の図書で古いものはどれですか。',
    '다음 표현 중 옳은 것은?',
    'ข้อมูลในรูปแบบใดใช้พื้นที่น้อยที่สุด',
    'ในภาพรวมเศรษฐกิจเป็นอย่างไร',
    'في الجدول الدوري، ما رمز الحديد؟',
    'Cấu hình bên trong máy tính gồm những gì?',
    'Bảng chữ cái tiếng Việt có bao nhiêu chữ?',
    'Gambar adalah hasil karya siapa?',
    'What is the area of a square whose side is 3?',
  ])('is none: %s', (asked) => {
    expect(pointedPicture(asked)).toBe('')
  })

  test('may be a table that was typed where it is spoken of', () => {
    expect(pointedPicture('下表列出三天的氣溫：\n一 20\n二 22\n三 19')).toBe('')
    expect(pointedPicture('附圖：\n一 20\n二 22\n三 19')).not.toBe('')
  })

  test('is asked about where a program keeps the question, unless it is there', () => {
    const saidOf = (content: string) =>
      withPictureSpokenOf({ item: { ...emptyItem(), content }, problems: [], place: '' }).problems.map(
        ({ code }) => code,
      )
    expect(saidOf('<p>Trong hình vẽ bên có mấy tam giác?</p>')).toEqual(['pictureSpokenOf'])
    expect(saidOf('<p>Trong hình vẽ bên có mấy tam giác?<img src="picture:a"></p>')).toEqual([])
    expect(saidOf('<p>Hình tam giác có mấy cạnh?</p>')).toEqual([])
  })
})

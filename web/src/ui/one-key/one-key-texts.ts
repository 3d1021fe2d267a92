import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const oneKeyTexts = defineTexts('ui-one-key', {
  board: ofScreen('Bảng chữ', 'Letters'),
  written: ofScreen('Đã viết', 'Written'),
  done: ofScreen('Xong', 'Done'),
  remove: ofScreen('Xóa chữ', 'Delete letter'),
  space: ofScreen('Dấu cách', 'Space'),
  capital: ofScreen('Chữ hoa', 'Capital'),
  acute: ofScreen('sắc', 'acute'),
  grave: ofScreen('huyền', 'grave'),
  hook: ofScreen('hỏi', 'hook'),
  tilde: ofScreen('ngã', 'tilde'),
  dot: ofScreen('nặng', 'dot'),
})

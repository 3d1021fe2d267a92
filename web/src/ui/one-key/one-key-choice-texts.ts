import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const oneKeyChoiceTexts = defineTexts('ui-one-key-choice', {
  oneKey: ofScreen('Làm bài bằng một phím', 'Work with one key'),
  off: ofScreen('Tắt', 'Off'),
  slow: ofScreen('Chậm', 'Slow'),
  medium: ofScreen('Vừa', 'Medium'),
  fast: ofScreen('Nhanh', 'Fast'),
  hint: ofScreen(
    'Các nút lần lượt sáng lên. Bấm phím cách hoặc Enter để chọn nút đang sáng.',
    'Controls light up one after the other. Space or Enter takes the one that is lit.',
  ),
})

import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const readAloudTexts = defineTexts('ui-read-aloud', {
  readAloud: ofScreen('Nghe đọc câu hỏi', 'Read aloud'),
  stopReading: ofScreen('Dừng đọc', 'Stop reading'),
  settings: ofScreen('Cỡ chữ và giãn chữ', 'Text size and spacing'),
  textSize: ofScreen('Cỡ chữ', 'Text size'),
  textSize_normal: ofScreen('Vừa', 'Normal'),
  textSize_large: ofScreen('To', 'Large'),
  textSize_larger: ofScreen('Rất to', 'Very large'),
  spacing: ofScreen('Khoảng cách dòng và chữ', 'Line and word spacing'),
  spacing_normal: ofScreen('Vừa', 'Normal'),
  spacing_wide: ofScreen('Rộng', 'Wide'),
  spacing_wider: ofScreen('Rất rộng', 'Very wide'),
  sound: ofScreen('Âm thanh nhẹ khi làm xong', 'Soft sound when something is done'),
  done: ofScreen('Xong', 'Done'),
  calm: ofScreen('Màu dịu, không chuyển động', 'Calm colours, no motion'),
})

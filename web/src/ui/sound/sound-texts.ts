import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const soundTexts = defineTexts('ui-sound', {
  turnOn: ofScreen('Bật âm thanh', 'Turn the sound on'),
  turnOff: ofScreen('Tắt âm thanh', 'Turn the sound off'),
})

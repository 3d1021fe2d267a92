import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const passwordStrengthTexts = defineTexts('ui-password-strength', {
  label: ofScreen('Độ mạnh của mật khẩu', 'Password strength'),
  none: ofScreen(
    'Hai ba từ không liên quan đến nhau thì dễ nhớ mà khó đoán.',
    'Two or three words that do not belong together are easy to keep in mind and hard to guess.',
  ),
  refused: ofScreen('Quá dễ đoán', 'Too easy to guess'),
  fair: ofScreen('Dùng được', 'Good enough'),
  good: ofScreen('Tốt', 'Good'),
  strong: ofScreen('Rất mạnh', 'Strong'),
})

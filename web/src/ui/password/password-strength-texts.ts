import { defineTexts } from '../../lib/texts.ts'

export const passwordStrengthTexts = defineTexts('ui-password-strength', {
  label: { default: 'Password strength', vi: 'Độ mạnh của mật khẩu', en: 'Password strength' },
  none: {
    default: 'Two or three words that do not belong together are easy to keep in mind and hard to guess.',
    vi: 'Hai ba từ không liên quan đến nhau thì dễ nhớ mà khó đoán.',
    en: 'Two or three words that do not belong together are easy to keep in mind and hard to guess.',
  },
  refused: { default: 'Too easy to guess', vi: 'Quá dễ đoán', en: 'Too easy to guess' },
  fair: { default: 'Good enough', vi: 'Dùng được', en: 'Good enough' },
  good: { default: 'Good', vi: 'Tốt', en: 'Good' },
  strong: { default: 'Strong', vi: 'Rất mạnh', en: 'Strong' },
})

/** The same beside a child's password, whose forms speak Vietnamese by default. */
export const childPasswordStrengthTexts = defineTexts('ui-child-password-strength', {
  label: { ...passwordStrengthTexts.messages.label, default: passwordStrengthTexts.messages.label.vi },
  none: { ...passwordStrengthTexts.messages.none, default: passwordStrengthTexts.messages.none.vi },
  refused: { ...passwordStrengthTexts.messages.refused, default: passwordStrengthTexts.messages.refused.vi },
  fair: { ...passwordStrengthTexts.messages.fair, default: passwordStrengthTexts.messages.fair.vi },
  good: { ...passwordStrengthTexts.messages.good, default: passwordStrengthTexts.messages.good.vi },
  strong: { ...passwordStrengthTexts.messages.strong, default: passwordStrengthTexts.messages.strong.vi },
})

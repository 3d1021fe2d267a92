import { translate } from '../lib/texts.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { postTexts } from './post-texts.ts'

/** Asks before a post without a text goes to its readers. */
export function confirmBlank(): Promise<boolean> {
  return confirm({
    title: translate(postTexts, 'blankTitle'),
    message: translate(postTexts, 'blankMessage'),
    confirmLabel: translate(postTexts, 'publishBlank'),
  })
}

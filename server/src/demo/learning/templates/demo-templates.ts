import { templates1, templates2 } from './templates-1-2.ts'
import { templates3, templates4 } from './templates-3-4.ts'
import { templates5 } from './templates-5.ts'
import type { DemoTemplate } from './template-writing.ts'

/** Endless practice in mathematics, by the code of the subject. */
export const demoTemplates: Readonly<Record<string, readonly DemoTemplate[]>> = {
  TOAN1: templates1,
  TOAN2: templates2,
  TOAN3: templates3,
  TOAN4: templates4,
  TOAN5: templates5,
}

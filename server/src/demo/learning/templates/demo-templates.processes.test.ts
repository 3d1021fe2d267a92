import { test } from 'vitest'
import { tryTemplate } from '../../../../testing/samples/template-trial.ts'
import { demoTemplates } from './demo-templates.ts'

test.each(Object.values(demoTemplates).flat())(
  'in ten thousand papers no two options are equal, no key wrong and no text broken: $title',
  (template) => tryTemplate(template, 10_000),
  120_000,
)

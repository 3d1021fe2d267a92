import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { type Step, stepNames, steps } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

export function StepIndicator({ current }: { current: Step }) {
  const t = useTexts(wizardTexts)
  const reached = steps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < reached ? 'done' : index === reached ? 'current' : 'open'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={classes.stepNumber}>
            {index < reached ? <IconCheck size={14} stroke={3} aria-hidden /> : step}
            {index < reached && <VisuallyHidden>{step}</VisuallyHidden>}
          </span>
          <span className={classes.stepName}>{t(stepNames[step])}</span>
          {index < reached && <VisuallyHidden>{t('done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

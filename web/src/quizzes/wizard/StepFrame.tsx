import { Button, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { type Step, stepNames } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

interface StepFrameProps {
  step: Step
  /** Absent on the first. */
  onBack?: () => void
  onNext?: () => void
  /** Why one cannot go on yet. */
  blocked?: string
  /** In place of 'Continue', on the last. */
  action?: ReactNode
  children: ReactNode
}

/** A step with its name, which takes the focus when one arrives, and the ways back and on, unless it has its own. */
export function StepFrame({ step, onBack, onNext, blocked, action, children }: StepFrameProps) {
  const t = useTexts(wizardTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={classes.frame}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('stepOf', { step, name: t(stepNames[step]) })}
      </Title>
      {children}
      {(onBack ?? onNext ?? action) !== undefined && (
        <div className={classes.buttons} data-foot>
          {blocked !== undefined && (
            <Text size="sm" c="dimmed" className={classes.blocked}>
              {blocked}
            </Text>
          )}
          {onBack !== undefined && (
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
              {t('back')}
            </Button>
          )}
          {action}
          {onNext !== undefined && (
            <Button
              rightSection={<IconArrowRight size={16} aria-hidden />}
              disabled={blocked !== undefined}
              onClick={onNext}
            >
              {t('next')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

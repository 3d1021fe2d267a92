import type { Finding } from '@lms/contracts/posts/post-check.ts'
import { Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { postFormTexts } from './post-form-texts.ts'
import type { useFindings } from './use-findings.ts'
import classes from './post-form.module.css'

interface PrepublishCheckProps {
  check: ReturnType<typeof useFindings>
  /** What the form would refuse, in words for a person. */
  problems: readonly string[]
}

/** What keeps it from being saved, and what is worth a second look, which stops nobody. */
export function PrepublishCheck({ check, problems }: PrepublishCheckProps) {
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      <Findings check={check} isClean={problems.length === 0} />
    </>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  const t = useTexts(postFormTexts)
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('checkErrors')}
      </Text>
      <ul className={classes.findings}>
        {problems.map((problem) => (
          <li key={problem} className={classes.checkLine}>
            <IconCircleX size={18} aria-hidden className={classes.checkBad} />
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Findings({ check, isClean }: { check: ReturnType<typeof useFindings>; isClean: boolean }) {
  const t = useTexts(postFormTexts)
  const { data: findings, isError } = check
  if (isError && findings === undefined) return <Text size="sm">{t('checkFailed')}</Text>
  if (findings === undefined) return <Skeleton height={20} />
  if (findings.length === 0) {
    if (!isClean) return null
    return (
      <Text size="sm" className={classes.checkLine} aria-live="polite">
        <IconCircleCheck size={18} aria-hidden className={classes.checkGood} />
        {t('checkClean')}
      </Text>
    )
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('checkHint')}
      </Text>
      <ul className={classes.findings}>
        {distinct(findings).map(({ kind, detail }) => (
          <li key={`${kind}-${detail}`} className={classes.checkLine}>
            <IconAlertTriangle size={18} aria-hidden className={classes.checkWarning} />
            <span>{t(kind, { detail })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same picture twice is one thing to look at. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.kind}-${finding.detail}`, finding])).values()]
}

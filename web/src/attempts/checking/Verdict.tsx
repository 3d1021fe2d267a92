import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { isOfParts } from '@lms/contracts/attempts/part-lines.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { IconBulb, IconCircleCheck, IconRefresh, IconSeedling } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { PartsResult } from '../../questions/parts/result/PartsResult.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { checkingTexts } from './checking-texts.ts'
import classes from './checking.module.css'

interface VerdictProps {
  question: PaperQuestion
  check: CheckedAnswer
}

const icons = { right: IconCircleCheck, again: IconRefresh, wrong: IconSeedling }

/** Right or not, at once and kindly: a hint after the first try, the answer and why after the last. */
export function Verdict({ question, check }: VerdictProps) {
  const t = useTexts(checkingTexts)
  const { state, key, tries } = check
  const Icon = icons[state]
  const place = useInSight(`${question._id} ${tries.length}`)
  const said =
    state === 'right'
      ? tries.length > 1
        ? 'rightAgain'
        : 'right'
      : state === 'wrong' && key === null
        ? 'wrongOnly'
        : state
  return (
    <section ref={place} className={classes.verdict} data-state={state}>
      <output className={classes.said}>
        <Icon size={28} aria-hidden className={classes.icon} />
        <strong data-read="feedback">{t(said)}</strong>
      </output>
      {state === 'again' && <HintView question={question} check={check} />}
      {key !== null && <KeyView check={check} />}
    </section>
  )
}

/** What is said about an answer comes into sight by itself, also below many options. */
function useInSight(what: string) {
  const place = useRef<HTMLElement>(null)
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (seen.current === what) return
    seen.current = what
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [what])
  return place
}

function HintView({ question, check: { hint } }: VerdictProps) {
  const t = useTexts(checkingTexts)
  const count = hint?.count ?? null
  const isChosen = questionTypeRules[question.type].answeredBy === 'many'
  const isPlain = hint === null || (hint.own === null && hint.text === null && count === null && !hint.needsUnit)
  return (
    <Part icon={<IconBulb size={20} aria-hidden />} label={t('hint')}>
      {hint?.own && <RichTextView html={hint.own} readAs="feedback" />}
      {hint?.text && <RichTextView html={hint.text} readAs="feedback" />}
      {count !== null && <p data-read="feedback">{t(isChosen ? 'choiceHint' : 'countHint', count)}</p>}
      {hint?.needsUnit === true && <p data-read="feedback">{t('unitHint')}</p>}
      {isPlain && <p data-read="feedback">{t('readAgain')}</p>}
    </Part>
  )
}

function KeyView({ check: { key, tries, state } }: Pick<VerdictProps, 'check'>) {
  const t = useTexts(checkingTexts)
  if (key === null) return null
  const given = tries.at(-1)?.given ?? undefined
  const right = key.answers.filter(({ isCorrect }) => isCorrect)
  return (
    <>
      {state === 'wrong' && isOfParts(key) && <PartsResult question={key} given={given} />}
      {state === 'wrong' && !isOfParts(key) && right.length > 0 && (
        <Part label={t('rightAnswer')}>
          <ul className={classes.answers}>
            {right.map(({ _id, text }) => (
              <li key={_id}>
                <RichTextView html={text} isCompact readAs="feedback" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {key.explanation !== '' && (
        <Part label={t('explanation')}>
          <RichTextView html={key.explanation} readAs="feedback" />
        </Part>
      )}
    </>
  )
}

function Part({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <p className={classes.label}>
        {icon}
        {label}
      </p>
      {children}
    </div>
  )
}

import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { ImportOverview } from '@lms/contracts/exchange/overview.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { useTypeLabel } from '../../questions/question-badges.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { overviewQuery } from '../exchange-api.ts'
import { numbersText } from './question-numbers.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

/** The whole file at a glance: what runs through it is seen before a single question is looked at. */
export function Overview({ one }: { one: QuestionImport }) {
  const t = useTexts(reviewTexts)
  const label = useTypeLabel()
  const { data } = useQuery(overviewQuery(one._id))
  if (!data || data.types.length === 0) return null
  const options = data.options.map(({ count, questions, first }, at) =>
    t(at === 0 ? 'optionsOf' : 'optionsFrom', {
      count: formatNumber(count),
      questions: formatNumber(questions),
      first: formatNumber(first),
    }),
  )
  return (
    <Section title={t('overview')} description={t('overviewHint')} isWide>
      <dl className={classes.overview}>
        <Fact name={t('typesRead')}>
          {data.types.map(({ type, questions }) => `${label(type)}: ${formatNumber(questions)}`).join(' · ')}
        </Fact>
        <Fact name={t('optionsRead')}>{options.join(' · ')}</Fact>
        <Fact name={t('keysRead')}>
          {data.keys.map(({ letter, questions }) => `${letter}: ${formatNumber(questions)}`).join(' · ')}
        </Fact>
        <Reasons reasons={data.reasons} />
        <Problems notes={data.notes} problems={data.problems} />
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Reasons({ reasons }: Pick<ImportOverview, 'reasons'>) {
  const t = useTexts(reviewTexts)
  if (reasons.length === 0) return null
  return (
    <Fact name={t('reasonsRead')}>
      <ul className={classes.saidList}>
        {reasons.map(({ questions, ...said }) => (
          <li key={said.message}>
            {translateSent(said)} ({t('inQuestions', { count: formatNumber(questions) })})
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Problems({ notes, problems }: Pick<ImportOverview, 'notes' | 'problems'>) {
  const t = useTexts(reviewTexts)
  if (notes.length === 0 && problems.length === 0) return null
  return (
    <Fact name={t('problemsRead')}>
      <ul className={classes.saidList}>
        {notes.map((said) => (
          <li key={said.message} className={classes.said}>
            <IconInfoCircle size={16} aria-hidden />
            <span>{translateSent(said)}</span>
          </li>
        ))}
        {problems.map(({ questions, numbers, isBlocking, ...said }) => (
          <li key={`${isBlocking} ${said.message}`} className={classes.said} data-blocking={isBlocking || undefined}>
            {isBlocking ? <IconAlertTriangle size={16} aria-hidden /> : <IconInfoCircle size={16} aria-hidden />}
            <span>
              {translateSent(said)} (
              {t('inThese', {
                count: formatNumber(questions),
                numbers: `${numbersText(numbers)}${numbers.length < questions ? ', …' : ''}`,
              })}
              )
            </span>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

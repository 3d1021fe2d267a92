import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { ImportOverview } from '@lms/contracts/exchange/overview.ts'
import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { useTypeLabel } from '../../questions/question-badges.tsx'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Note } from '../ItemNotes.tsx'
import { overviewQuery } from '../exchange-api.ts'
import { numbersText } from './question-numbers.ts'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

/** The whole file at a glance: what runs through it is seen before a single question is looked at. */
export function Overview({ one }: { one: QuestionImport }) {
  const t = useTexts(reviewTexts)
  const label = useTypeLabel()
  const { data } = useQuery(overviewQuery(one._id))
  if (!data || data.types.length === 0) return null
  const { types, options, keys, reasons } = data
  const counts = options.map(({ count, questions, first }, at) =>
    t(at === 0 ? 'optionsOf' : 'optionsFrom', {
      count: formatNumber(count),
      questions: formatNumber(questions),
      first: formatNumber(first),
    }),
  )
  return (
    <Section title={t('overview')} description={t('overviewHint')} isWide>
      <Facts layout="table">
        <Fact label={t('typesRead')}>
          {types.map(({ type, questions }) => `${label(type)}: ${formatNumber(questions)}`).join(' · ')}
        </Fact>
        {counts.length > 0 && <Fact label={t('optionsRead')}>{counts.join(' · ')}</Fact>}
        {keys.length > 0 && (
          <Fact label={t('keysRead')}>
            {keys.map(({ letter, questions }) => `${letter}: ${formatNumber(questions)}`).join(' · ')}
          </Fact>
        )}
        {reasons.length > 0 && (
          <Fact label={t('reasons')}>
            <List listStyleType="none" size="sm">
              {reasons.map(({ questions, ...said }) => (
                <List.Item key={said.message}>
                  {translateSent(said)} ({t('inQuestions', { count: formatNumber(questions) })})
                </List.Item>
              ))}
            </List>
          </Fact>
        )}
        <Problems {...data} />
      </Facts>
    </Section>
  )
}

function Problems({ notes, problems }: Pick<ImportOverview, 'notes' | 'problems'>) {
  const t = useTexts(reviewTexts)
  if (notes.length === 0 && problems.length === 0) return null
  return (
    <Fact label={t('problem')}>
      <ul className={classes.notes}>
        {notes.map((said) => (
          <Note key={said.message}>{translateSent(said)}</Note>
        ))}
        {problems.map(({ questions, numbers, isBlocking, ...said }) => (
          <Note key={`${isBlocking} ${said.message}`} isBlocking={isBlocking}>
            {translateSent(said)} (
            {t('inThese', {
              count: formatNumber(questions),
              numbers: `${numbersText(numbers)}${numbers.length < questions ? ', …' : ''}`,
            })}
            )
          </Note>
        ))}
      </ul>
    </Fact>
  )
}

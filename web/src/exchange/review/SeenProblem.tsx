import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { overviewQuery, passSeenProblem } from '../exchange-api.ts'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

/** What is said of questions of the file, once each, what keeps some out before all else. */
function useProblems({ _id }: QuestionImport) {
  const { data } = useQuery(overviewQuery(_id))
  const said = (data?.problems ?? []).flatMap(({ key, ...one }) => (key === undefined ? [] : { key, ...one }))
  return said.filter(({ key }, place) => said.findIndex((other) => other.key === key) === place)
}

interface ProblemFilterProps {
  one: QuestionImport
  value: string
  onChange: (value: string) => void
}

/** Only the questions of which this is said. */
export function ProblemFilter({ one, value, onChange }: ProblemFilterProps) {
  const t = useTexts(reviewTexts)
  const problems = useProblems(one)
  if (problems.length === 0 && value === '') return null
  return (
    <Box flex="1 1 300px" miw={0} className={classes.sentences}>
      <FilterSelect
        label={t('problem')}
        allLabel={t('anyProblem')}
        value={value}
        options={problems.map(({ key, questions, ...said }) => ({
          value: key,
          label: `(${formatNumber(questions)}) ${translateSent({ ...said, key })}`,
        }))}
        onChange={onChange}
      />
    </Box>
  )
}

interface SeenProblemProps {
  one: QuestionImport
  problem: string
  isBusy: boolean
  run: (act: () => Promise<unknown>) => void
}

/** A doubt that runs through a file is answered once, by who has its questions before them. */
export function SeenProblem({ one, problem, isBusy, run }: SeenProblemProps) {
  const t = useTexts(reviewTexts)
  const found = useProblems(one).find(({ key }) => key === problem)
  if (!found?.canBeSeen) return null

  async function pass(): Promise<void> {
    const { seen, blocked } = await passSeenProblem(one._id, { problem })
    const counts = { count: formatNumber(seen), left: formatNumber(blocked) }
    toast.success(t(blocked > 0 ? 'seenSome' : 'seenDone', counts))
  }

  return (
    <Alert variant="outline" role="note" icon={<IconChecks aria-hidden />}>
      <Group gap="sm" justify="space-between" p={4}>
        <Text flex="1 1 300px">{t('seenHint')}</Text>
        <Button variant="default" aria-disabled={isBusy} onClick={() => run(pass)}>
          {t('seen', { count: formatNumber(found.questions) })}
        </Button>
      </Group>
    </Alert>
  )
}

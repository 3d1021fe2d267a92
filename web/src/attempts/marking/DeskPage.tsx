import { type MarkDraft, type MarkedAnswer, markingStates } from '@lms/contracts/attempts/marking.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { choiceFilter, listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { giveMark, markedAnswersQuery, markedElsewhere, markingKey } from './marking-api.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

const Desk = listSchema({
  attempt: textFilter(),
  quiz: textFilter(),
  question: textFilter(),
  status: choiceFilter(markingStates, 'pending'),
})

const keyOf = ({ attemptId, questionId }: MarkedAnswer): string => `${attemptId} ${questionId}`

/** Answers under each other, with what they are marked by beside them. */
export function DeskPage() {
  const t = useTexts(markingTexts)
  const list = useListState(Desk)
  const { page, limit, attempt, quiz, question } = list.values
  const asked = {
    page,
    limit,
    attemptId: attempt || undefined,
    quizId: quiz || undefined,
    questionId: question || undefined,
    status: list.values.status || 'pending',
  } as const
  const query = useQuery(markedAnswersQuery(asked))
  const answers = query.data?.answers ?? []
  const queryClient = useQueryClient()
  const headings = useRef(new Map<string, HTMLHeadingElement>())
  const [sending, setSending] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<readonly string[]>([])

  function replace(fresh: MarkedAnswer): void {
    const { queryKey } = markedAnswersQuery(asked)
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && { ...before, answers: before.answers.map((each) => (keyOf(each) === keyOf(fresh) ? fresh : each)) },
    )
  }

  function goTo(place: number): void {
    const next = answers[place]
    const heading = next && headings.current.get(keyOf(next))
    heading?.focus()
    heading?.scrollIntoView({ block: 'start' })
  }

  const placeNow = (): number => answers.findIndex((each) => isWithin(headings.current.get(keyOf(each))))

  /** Answers whether it was taken. */
  async function send(answer: MarkedAnswer, draft: MarkDraft): Promise<boolean> {
    try {
      replace((await giveMark(answer, { ...draft, revision: answer.revision })).answer)
      return true
    } catch (error) {
      const fresh = markedElsewhere(error)
      if (fresh) replace(fresh)
      toast.error(fresh ? messageOf(error) : t('saveFailed'), fresh ? undefined : messageOf(error))
      return false
    }
  }

  async function save(answer: MarkedAnswer, draft: MarkDraft): Promise<void> {
    const together = selected.includes(keyOf(answer))
      ? answers.filter((each) => each === answer || selected.includes(keyOf(each)))
      : [answer]
    setSending(together.map(keyOf))
    let taken = 0
    for (const each of together) if (await send(each, draft)) taken += 1
    setSending([])
    setSelected([])
    void queryClient.invalidateQueries({ queryKey: [...markingKey, 'groups'] })
    if (taken === 0) return
    toast.success(together.length > 1 ? t('savedSeveral', { count: taken }) : t('saved'))
    const done = new Set(together.map(keyOf))
    const after = answers.findIndex(
      (each, place) => place > answers.indexOf(answer) && each.mark === null && !done.has(keyOf(each)),
    )
    if (after !== -1) goTo(after)
  }

  /** What was marked no longer waits: the page that follows has moved up, and what it shows now would be passed over. */
  function turnTo(next: number, options?: { replace: boolean }): void {
    const haveMovedUp = asked.status === 'pending' && next > page && answers.some(({ mark }) => mark !== null)
    if (!haveMovedUp) return list.goTo(next, options)
    void queryClient.invalidateQueries({ queryKey: [...markingKey, 'answers'] })
    if (next - 1 !== page) return list.goTo(next - 1, options)
    window.scrollTo({ top: 0 })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
    const step = { n: 1, p: -1 }[event.key.toLowerCase()]
    if (step === undefined) return
    event.preventDefault()
    goTo(Math.max(0, Math.min(answers.length - 1, placeNow() + step)))
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  if (query.data === undefined)
    return query.isError ? (
      <Page title={t('deskTitle')}>
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Page>
    ) : (
      <PageSkeleton />
    )
  const maySelect = question !== '' && answers.length > 1
  return (
    <Page title={t('deskTitle')} description={<span className={classes.keys}>{t('keys')}</span>} actions={<Back />}>
      {answers.length === 0 ? (
        <EmptyState title={t('allDone')} message={t('allDoneMessage')} />
      ) : (
        <div className={classes.cards}>
          {answers.map((answer) => {
            const key = keyOf(answer)
            const others = selected.filter((each) => each !== key).length
            return (
              <AnswerCard
                key={`${key} ${answer.revision}`}
                answer={answer}
                headingRef={(heading) => {
                  if (heading) headings.current.set(key, heading)
                }}
                isSending={sending.includes(key)}
                {...(maySelect && {
                  selection: {
                    isSelected: selected.includes(key),
                    others,
                    onSelect: (isSelected: boolean) =>
                      setSelected((before) => (isSelected ? [...before, key] : before.filter((each) => each !== key))),
                  },
                })}
                onSave={(draft) => void save(answer, draft)}
              />
            )
          })}
        </div>
      )}
      <Pager pagination={query.data.pagination} onPage={turnTo} onlyWhenNeeded />
    </Page>
  )
}

function Back() {
  const t = useTexts(markingTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.marking.path} />}
    >
      {t('backToList')}
    </Button>
  )
}

function isWithin(heading: HTMLElement | undefined): boolean {
  return heading?.closest('section')?.contains(document.activeElement) === true
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

import { type Language, type Values, filled } from '@lms/contracts/messages.ts'
import { childPageMessages as messages } from '@lms/contracts/privacy/child-page-messages.ts'
import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { fullNameOf } from '../users/user.ts'
import { nameInArchive } from './child-archive.ts'
import type { ChildData } from './child-data.ts'
import { childPageStyles } from './child-page-styles.ts'

export interface PageReading {
  language: Language
  timeZone: string
  /** Those that lie beside the page. */
  pictures: ReadonlySet<string>
}

type Word = keyof typeof messages
type Attempt = ChildData['attempts'][number]
type Asked = Attempt['answers'][number]
type Practised = ChildData['practice'][number]

/** One page without scripts, for the screen and for the printer. */
export function childPage(data: ChildData & { exportedAt: string }, reading: PageReading): string {
  const { account } = data
  const locale = reading.language === 'en' ? 'en-GB' : 'vi-VN'
  const times = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: reading.timeZone,
  })
  const t = (word: Word, values?: Values): string => filled(messages[word][reading.language], values)
  const time = (instant: string | null): string => (instant === null ? '–' : times.format(new Date(instant)))
  const name = fullNameOf(account)

  function picture(address: string | null, alt: string, kind: string): string {
    const file = nameInArchive(address ?? '')
    if (!reading.pictures.has(file)) return ''
    return `<img class="${kind}" src="pictures/${escaped(file)}" alt="${escaped(alt)}">`
  }

  function section(title: Word, content: string): string {
    return `<section><h2>${escaped(t(title))}</h2>${content === '' ? `<p>${escaped(t('nothing'))}</p>` : content}</section>`
  }

  function table(heads: readonly Word[], rows: readonly (readonly string[])[]): string {
    if (rows.length === 0) return ''
    const head = heads.map((word) => `<th scope="col">${escaped(t(word))}</th>`).join('')
    const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
  }

  function asked(answer: Asked, index: number): string {
    const { question, given, marks, points, marked } = answer
    const told = given === null ? t('noAnswer') : inOneLine(given, t)
    const score = marks === null || points === null ? '' : ` (${marks}/${points})`
    const text = question?.text ?? t('questionGone')
    const pictures = (question?.pictures ?? []).map((each) => picture(each, t('pictureOfQuestion'), 'picture')).join('')
    const drawn = answer.pictures.map((each) => picture(each, t('pictureOfAnswer'), 'picture')).join('')
    const comment =
      marked === null || marked.comment === ''
        ? ''
        : `<p class="given">${escaped(t('comment'))}: ${escaped(marked.comment)}</p>`
    return `<li><p><strong>${escaped(t('question', { number: index + 1 }))}${score}</strong> ${escaped(text)}</p>
${pictures}<p class="given">${escaped(t('answer'))}: ${escaped(told)}</p>${drawn}${comment}</li>`
  }

  function attempt({ quiz, number, startedAt, score, totalPoints, withheld, answers }: Attempt): string {
    const title = t('attempt', { quiz: quiz.title ?? quiz.id, number })
    const total =
      score === null
        ? t(totalPoints === null ? 'notScored' : 'waitingToBeMarked')
        : `${t('score')}: ${score}/${totalPoints ?? 0}`
    const later =
      withheld && (withheld.until === null ? t('withheld') : t('withheldUntil', { time: time(withheld.until) }))
    const told = [time(startedAt), ...(later && score === null ? [] : [total]), ...(later ? [later] : [])].join(' · ')
    return `<article><h3>${escaped(title)}</h3><p>${escaped(told)}</p>
<ol>${answers.map(asked).join('\n')}</ol></article>`
  }

  function practised({ createdAt, answers }: Practised): string {
    const shown = answers.map(({ question, tries }, index) => {
      const told = tries.map(({ given, isRight }) => {
        const said = given === null ? t('noAnswer') : inOneLine(given, t)
        return `<p class="given">${escaped(t('answer'))}: ${escaped(said)} (${escaped(t(isRight ? 'isTrue' : 'isFalse'))})</p>`
      })
      const text = question?.text ?? t('questionGone')
      return `<li><p><strong>${escaped(t('question', { number: index + 1 }))}</strong> ${escaped(text)}</p>${told.join('')}</li>`
    })
    return `<article><h3>${escaped(time(createdAt))}</h3><ol>${shown.join('\n')}</ol></article>`
  }

  /** The kinds that a student gets; what another role may have left is named as the data has it. */
  function told({ kind, details }: ChildData['notifications'][number]): string {
    if (kind === 'quiz_assigned' && 'quiz' in details) return t('toldAssigned', { quiz: details.quiz })
    if (kind === 'attempt_marked' && 'quiz' in details) return t('toldMarked', { quiz: details.quiz })
    if (kind === 'feedback_answered' && 'question' in details) return t('toldAnswered', { question: details.question })
    if (kind === 'sticker_given' && 'from' in details) return t('toldSticker', { from: details.from })
    return kind
  }

  const purposes = { account: 'purposeAccount', ai: 'purposeAi', statistics: 'purposeStatistics' } as const
  const facts = [
    ['name', name],
    ['username', account.username],
    ['email', account.email ?? '–'],
    ['about', account.bio ?? '–'],
    ['created', time(account.createdAt)],
    ['status', t(account.isActive ? 'active' : 'inactive')],
  ] as const
  const parts = [
    section(
      'account',
      `<dl>${facts.map(([word, value]) => `<dt>${escaped(t(word))}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
    ),
    section(
      'guardians',
      table(
        ['name', 'since'],
        data.guardians.map((guardian) => [guardian.name ?? '–', time(guardian.since)]),
      ),
    ),
    section(
      'consents',
      table(
        ['content', 'status', 'by', 'when', 'textVersion'],
        data.consents.map(({ purpose, isGiven, decidedBy, decidedAt, version }) => [
          t(purposes[purpose]),
          t(isGiven ? 'given' : 'refused'),
          decidedBy ?? '–',
          time(decidedAt),
          version,
        ]),
      ),
    ),
    section(
      'assignments',
      table(
        ['quiz', 'attemptCount', 'rating', 'when'],
        data.assignments.map(({ quiz, attemptCount, rating, createdAt }) => [
          quiz.title ?? quiz.id,
          String(attemptCount),
          rating === null ? '–' : String(rating),
          time(createdAt),
        ]),
      ),
    ),
    section('attempts', data.attempts.map(attempt).join('\n')),
    section('practice', data.practice.map(practised).join('\n')),
    section(
      'feedback',
      table(
        ['content', 'when'],
        data.feedback.map(({ content, createdAt }) => [content, time(createdAt)]),
      ),
    ),
    section(
      'garden',
      `<p>${escaped(t('gardenFigures', { ...data.garden }))}</p>${table(
        ['sticker', 'praise', 'by', 'when'],
        data.stickers.map(({ picture: shown, words, from, createdAt }) => [
          t(`sticker_${shown}`),
          words ?? '–',
          from ?? '–',
          time(createdAt),
        ]),
      )}`,
    ),
    section(
      'notifications',
      table(
        ['act', 'when'],
        data.notifications.map((notification) => [told(notification), time(notification.createdAt)]),
      ),
    ),
    section(
      'sessions',
      table(
        ['device', 'network', 'when'],
        data.sessions.map(({ userAgent, address, createdAt }) => [userAgent ?? '–', address ?? '–', time(createdAt)]),
      ),
    ),
    section(
      'failedSignIns',
      table(
        ['device', 'network', 'when'],
        data.failedSignIns.map(({ userAgent, address, createdAt }) => [userAgent, address, time(createdAt)]),
      ),
    ),
    section(
      'mails',
      table(
        ['content', 'when'],
        data.mails.map(({ subject, createdAt }) => [subject, time(createdAt)]),
      ),
    ),
    section(
      'pictures',
      data.media
        .map(({ file, alt, name: title }) => picture(`/uploads/media/${file}`, alt || title, 'picture'))
        .join(''),
    ),
    section(
      'log',
      table(
        ['logged', 'by', 'when'],
        data.audit.map(({ action, byChild, createdAt }) => [
          action,
          t(byChild ? 'byChild' : 'byOthers'),
          time(createdAt),
        ]),
      ),
    ),
  ]
  return `<!doctype html>
<html lang="${reading.language === 'en' ? 'en' : 'vi'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t('title', { name }))}</title>
<style>${childPageStyles}</style>
</head>
<body>
<header>${picture(account.avatar, t('portrait'), 'portrait')}<div><h1>${escaped(t('title', { name }))}</h1>
<p>${escaped(t('exportedAt', { time: time(data.exportedAt) }))}. ${escaped(t('whole'))}</p></div></header>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`
}

function escaped(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** What was given, as somebody reads it; of parts each beside what it was given for. */
function inOneLine(given: NonNullable<Given>, t: (word: Word) => string): string {
  if (typeof given === 'string') return given
  if (isList(given)) return given.join('; ')
  const parts = Object.entries(given).map(([part, value]) => {
    const said = typeof value === 'string' ? value : t(value ? 'isTrue' : 'isFalse')
    return `${part} → ${said}`
  })
  return parts.join('; ')
}

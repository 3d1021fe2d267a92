import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import {
  type QuestionImport,
  confirmImport,
  getImport,
  listImports,
  uploadImport,
} from '../../contracts/exchange/exchange.ts'
import { listMedia, uploadMedia } from '../../contracts/media/media.ts'
import { savePaperMarks } from '../../contracts/paper-sheets/paper-marks.ts'
import type { Asking } from './asking.ts'

const questionsInFile = 20
/** Between two rounds of one of them; there is a limit of imports in an hour. */
const pauseBetweenRounds = 15_000
const look = 1000

/** What the server has said yes to. */
export interface Work {
  /** Names of files whose questions are all in the bank. */
  imports: string[]
  pictures: { id: string; url: string; size: number }[]
  /** Students whose paper was entered. */
  sheets: string[]
  questionsInFile: number
}

export interface Teachers {
  work: Work
  problems: string[]
  /** Answers when everybody has finished what they had begun. */
  finish(): Promise<void>
}

interface Staff {
  tokens: readonly string[]
  quizId: string
  subjectId: string
  paper: { id: string; code: string }
  /** Who wrote on paper. */
  onPaper: readonly string[]
}

/** Each brings a file of questions, a picture, and what somebody wrote on paper, again and again. */
export function startTeachers(asking: Asking, { tokens, quizId, subjectId, paper, onPaper }: Staff): Teachers {
  const work: Work = { imports: [], pictures: [], sheets: [], questionsInFile }
  const problems: string[] = []
  const waiting = [...onPaper]
  const over = new AbortController()
  let number = 0

  /** Sent again only where it has not arrived: nobody knows that of an answer that was lost, so one looks. */
  async function sendOnce<T>(send: () => Promise<T | 'lost' | 'refused'>, find: () => Promise<T | null>): Promise<T> {
    for (;;) {
      const sent = await send()
      if (sent !== 'lost' && sent !== 'refused') return sent
      await delay(look)
      const found = sent === 'lost' ? await find() : null
      if (found !== null) return found
    }
  }

  async function bringFile(token: string): Promise<void> {
    number += 1
    const name = `chaos-${number}.gift.txt`
    const lines = Array.from(
      { length: questionsInFile },
      (_, index) =>
        `::Câu ${name} ${index}:: Lớp ${number} có ${index} bạn vắng, hỏi tổng hai số là bao nhiêu? { =${number + index} ~hai ~ba }`,
    )
    const query = { class: 'LOP_4', subject: subjectId } as const
    const { _id } = await sendOnce<QuestionImport>(
      async () => {
        const form = new FormData()
        form.append('file', new Blob([lines.join('\n\n')]), name)
        const reply = await asking.once(uploadImport, { token, query, body: form })
        if (reply === null) return 'lost'
        return reply.data.import ?? (reply.code === 'outcome_unknown' || reply.code === '' ? 'lost' : 'refused')
      },
      async () => {
        const { data } = await asking.persist(listImports, { token, query: { page: 1, limit: 50 } })
        return data.imports?.find(({ fileName }) => fileName === name) ?? null
      },
    )
    const params = { id: _id }
    const until = async (states: readonly QuestionImport['state'][]): Promise<QuestionImport> => {
      for (;;) {
        const { data, status } = await asking.persist(getImport, { token, params })
        if (data.import && states.includes(data.import.state)) return data.import
        if (status !== 200) throw new Error(`${name} was answered with ${status}`)
        await delay(look)
      }
    }
    const read = await until(['staged', 'failed'])
    if (read.state === 'failed' || read.counts.accepted !== questionsInFile)
      throw new Error(`${name} was read as ${read.state} with ${read.counts.accepted}: ${read.failure}`)
    // A second time is refused, which tells that the first has arrived.
    await asking.persist(confirmImport, { token, params })
    const saved = await until(['saved', 'failed', 'staged'])
    if (saved.state === 'saved' && saved.counts.saved === questionsInFile) work.imports.push(name)
    else problems.push(`${name} is ${saved.state} with ${saved.counts.saved} questions: ${saved.failure}`)
  }

  async function bringPicture(token: string): Promise<void> {
    number += 1
    const name = `chaos-${number}.png`
    const noise = { width: 120, height: 80, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const
    const bytes = await sharp({ create: { ...noise, background: '#808080' } })
      .png()
      .toBuffer()
    const media = await sendOnce(
      async () => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
        const reply = await asking.once(uploadMedia, { token, query: {}, body: form })
        if (reply === null) return 'lost'
        return reply.data.media ?? (reply.code === 'outcome_unknown' || reply.code === '' ? 'lost' : 'refused')
      },
      async () => {
        const { data } = await asking.persist(listMedia, { token, query: { search: name, page: 1, limit: 5 } })
        return data.media?.find((one) => one.name === name) ?? null
      },
    )
    work.pictures.push({ id: media.id, url: media.url, size: media.size })
  }

  async function enterPaper(token: string): Promise<void> {
    const studentId = waiting.pop()
    if (studentId === undefined) return
    const body = { paper: paper.id, studentId, code: paper.code, total: number % 10, revision: 0 }
    const reply = await asking.persist(savePaperMarks, { token, params: { id: quizId }, body })
    // Refused as it is there already: the answer of the first time was lost.
    if (reply.data.row?.entry?.revision === 1) work.sheets.push(studentId)
    else problems.push(`the paper of ${studentId} was answered with ${reply.status} ${reply.code}`)
  }

  const all = tokens.map(async (token) => {
    while (!over.signal.aborted)
      try {
        await bringFile(token)
        await bringPicture(token)
        for (let papers = 0; papers < 3; papers += 1) await enterPaper(token)
        for (let waited = 0; waited < pauseBetweenRounds && !over.signal.aborted; waited += look) await delay(look)
      } catch (error) {
        problems.push(String(error))
        await delay(look)
      }
  })
  return {
    work,
    problems,
    async finish() {
      over.abort()
      await Promise.all(all)
    },
  }
}

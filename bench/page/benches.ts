import type { Row } from '../table.ts'
import { type Figure, amountsIn, attemptsIn, choiceIn, crowdsIn, growthIn, httpIn, speedIn } from './figures.ts'

export interface Bench {
  /** As in `npm run bench:<name>`. */
  name: string
  shows: string
  /** What makes it short; without it, it takes as long as it likes. */
  short: readonly string[]
  figures(tables: readonly (readonly Row[])[]): Figure[]
}

const nothing = (): Figure[] => []

/** In this order. One that has no figures says by its exit code whether its promise holds. */
export const benches: readonly Bench[] = [
  {
    name: 'attempts',
    shows: 'A school sits a quiz, beside the least that Node and either database need for the same',
    short: ['--students', '250'],
    figures: attemptsIn,
  },
  {
    name: 'http',
    shows: 'Single requests, beside bare Node and SQLite',
    short: ['--requests', '1500', '--rounds', '2'],
    figures: httpIn,
  },
  {
    name: 'start',
    shows: 'A second start, the memory at rest and with a thousand listening screens',
    short: ['--starts', '3'],
    figures: amountsIn,
  },
  {
    name: 'users',
    shows: 'Lists and searches of 10,000 users against 1,000, and against the bare statements',
    short: ['--large', '10000', '--times', '30'],
    figures: (tables) => [...growthIn('users', tables), ...speedIn('searching users', tables)],
  },
  {
    name: 'questions',
    shows: 'The question bank with 20,000 questions against 1,000, and against the bare statements',
    short: ['--rows', '20000', '--times', '30'],
    figures: (tables) => [...growthIn('questions', tables), ...speedIn('listing questions', tables)],
  },
  {
    name: 'quizzes',
    shows: '10,000 quizzes against 1,000',
    short: ['--rows', '10000', '--times', '30'],
    figures: (tables) => growthIn('quizzes', tables),
  },
  {
    name: 'blog',
    shows: 'Lists and public pages of 10,000 posts against 1,000, and against the least that Node needs',
    short: ['--rows', '10000', '--times', '40'],
    figures: (tables) => [...growthIn('posts', tables), ...speedIn('pages of posts', tables)],
  },
  {
    name: 'home',
    shows: 'The home screens at 1,000 children against 100',
    short: ['--children', '1000', '--attempts', '20', '--times', '30'],
    figures: (tables) => growthIn('home screens', tables),
  },
  {
    name: 'family',
    shows: 'The pages of a family among 1,000 children against 100',
    short: ['--children', '1000', '--attempts', '20', '--times', '30'],
    figures: (tables) => growthIn('a family’s pages', tables),
  },
  {
    name: 'practice-load',
    shows: 'Choosing a day’s set in a bank of 50,000 against 5,000, and 200 children who practise at once',
    short:
      '--small-questions 5000 --small-answers 500 --questions 50000 --answers 5000 --children 200 --at-once 200 --engines sqlite,postgres --times 20'.split(
        ' ',
      ),
    figures: choiceIn,
  },
  {
    name: 'crowds',
    shows: 'Connections, papers, imports and streams at once: how long everybody else waits',
    short: [],
    figures: crowdsIn,
  },
  {
    name: 'hostile-texts',
    shows: 'The longest and oddest texts, and how long everybody else waits',
    short: [],
    figures: nothing,
  },
  {
    name: 'attempt-faults',
    shows: 'The server is killed in the middle of a quiz: no acknowledged answer is missing',
    short: ['--kills', '3', '--students', '20'],
    figures: nothing,
  },
  {
    name: 'durability',
    shows: 'Server and database are killed in the middle of writes: nothing acknowledged is lost',
    short: ['--kills', '3', '--database-kills', '1'],
    figures: nothing,
  },
]

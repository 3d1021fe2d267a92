/** A quiz that the demo student has sat. */
export interface DemoSitting {
  /** The title of the quiz. */
  quiz: string
  daysAgo: number
  minutes: number
  /** Of ten questions so many are answered well, spread over the paper. */
  rightOfTen: number
}

/** Oldest first. Some went badly and better the second time. */
export const demoSittings: readonly DemoSitting[] = [
  { quiz: 'Bảng nhân 2 và bảng nhân 5', daysAgo: 27, minutes: 9, rightOfTen: 9 },
  { quiz: 'Chu vi và diện tích', daysAgo: 24, minutes: 21, rightOfTen: 5 },
  { quiz: 'Chu vi và diện tích', daysAgo: 20, minutes: 17, rightOfTen: 7 },
  { quiz: 'Colors and numbers', daysAgo: 18, minutes: 8, rightOfTen: 7 },
  { quiz: 'Từ ngữ và dấu câu lớp 2', daysAgo: 15, minutes: 12, rightOfTen: 8 },
  { quiz: 'Chất và năng lượng', daysAgo: 10, minutes: 14, rightOfTen: 4 },
  { quiz: 'My day', daysAgo: 6, minutes: 19, rightOfTen: 4 },
  { quiz: 'My day', daysAgo: 3, minutes: 15, rightOfTen: 8 },
  { quiz: 'Cộng trừ trong phạm vi 20', daysAgo: 1, minutes: 6, rightOfTen: 10 },
]

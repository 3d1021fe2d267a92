/** The screens of the family, by their addresses. */
export const childrenPath = '/children'
export const childCreatePath = '/children/create'
export const childResultsPath = (childId: string): string => `/children/${childId}/results`
export const childResultPath = (historyId: string): string => `/children/quizzes/${historyId}/results`

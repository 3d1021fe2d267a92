/** Quoted by the specification, in the language that it has there, on a screen that otherwise speaks the other one. */
export const documentTexts: ReadonlySet<string> = new Set([
  'Account created successfully! Please sign in.',
  'Error fetching quiz results',
  'Error fetching quiz details',
  'Error submitting quiz',
  'Sign In',
  'Dễ',
  'Trung bình',
  'Khó',
  'Date input not valid.',
  'No',
  'Class name',
  'Search classes...',
  'No classes found',
  'Class code',
  'AI',
  'Admin',
  'Parent',
  'Student',
  'Access Denied',
  'Access Denied - You need administrator privileges to access user management.',
  // Stands behind the question that the specification asks in Vietnamese, in one dialog with it.
  'Câu hỏi vẫn nằm trong mục Deleted và có thể khôi phục từ đó; bài đã làm không thay đổi.',
])

/** The frame, whose entries the specification mixes, and the titles of all screens. */
export const twoLanguages: readonly string[] = ['layout', 'page-title']

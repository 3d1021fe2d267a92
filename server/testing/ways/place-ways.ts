/** How the options of a question stand in lines; a number is the place of one. */
export const placeWays: Readonly<Record<string, readonly string[]>> = {
  lines: ['0', '1', '2', '3'],
  'two, tab': ['0\t1', '2\t3'],
  'two, tabs': ['0\t\t\t1', '2\t\t\t3'],
  'two, gap': ['0          1', '2          3'],
  'two, space': ['0 1', '2 3'],
  'four, tab': ['0\t1\t2\t3'],
  'four, gap': ['0      1      2      3'],
  'four, two spaces': ['0  1  2  3'],
  'four, space': ['0 1 2 3'],
  'four, semicolon': ['0; 1; 2; 3'],
  'four, comma': ['0, 1, 2, 3'],
  'four behind a tab': ['\t0\t1\t2\t3'],
  'downwards, tab': ['0\t2', '1\t3'],
  'three and one': ['0\t1\t2', '3'],
}

/** These run in the page, so each stands alone; each answers what is wrong, in words. */

/** A bar through a formula that fits, in engines whose scrollbars take room. */
export function barsThroughFormulas(): string[] {
  const formulas = [...document.querySelectorAll<HTMLElement>('[class*=inlineFormula]')]
  if (formulas.length === 0) return ['no formula is there']
  return formulas
    .filter(
      ({ offsetHeight, clientHeight, offsetWidth, clientWidth }) =>
        offsetHeight > clientHeight || offsetWidth > clientWidth,
    )
    .map((formula) => `a bar through ${formula.textContent}`)
}

/** Numbers of one row that are not level, not equally high, or rows that are not equally far apart. */
export function unevenNumbers(): string[] {
  const lists = [...document.querySelectorAll('nav ul')]
  if (lists.length === 0) return ['no numbers are there']
  return lists.flatMap((list) => {
    const boxes = [...list.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
    const distances = new Set(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))
    const heights = new Set(boxes.map(({ height }) => Math.round(height)))
    return [
      ...(distances.size > 1 ? [`rows ${[...distances].join(', ')} apart`] : []),
      ...(heights.size > 1 ? [`numbers ${[...heights].join(', ')} high`] : []),
    ]
  })
}

/** A dialog whose corners are painted square over its round ones: what is at a corner belongs to the dialog. */
export function squareCorners(): string[] {
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility())
  if (dialogs.length === 0) return ['no dialog is there']
  return dialogs.flatMap((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const corners = {
      'top left': [left + 1, top + 1],
      'top right': [right - 1, top + 1],
      'bottom left': [left + 1, bottom - 1],
    }
    return Object.entries(corners)
      .filter(([, [x = 0, y = 0]]) => dialog.contains(document.elementFromPoint(x, y)))
      .map(([name]) => `square at the ${name}`)
  })
}

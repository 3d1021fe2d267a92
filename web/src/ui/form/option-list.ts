import classes from './form.module.css'

/**
 * For every input with a list of options: the list itself scrolls. The library's scroll area would be a
 * scrolling box of its own, which assistive technology takes for a place that the keyboard cannot reach.
 */
export const optionList = { withScrollArea: false, classNames: { options: classes.options } } as const

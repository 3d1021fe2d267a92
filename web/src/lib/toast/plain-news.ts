import classes from './plain-news.module.css'

const duration = 5000

/** News while what draws toasts could not be fetched: the same words, without anything to load. */
export function sayPlainly(message: string): void {
  const news = document.createElement('p')
  news.className = classes.news ?? ''
  news.setAttribute('role', 'alert')
  document.body.append(news)
  // A region that is there before its words is read aloud.
  news.textContent = message
  setTimeout(() => news.remove(), duration)
}

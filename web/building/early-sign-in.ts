import { type Wording } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { signInTexts } from '../src/accounts/sign-in-texts.ts'
import { appTexts } from '../src/app/app-texts.ts'
import { layoutTexts } from '../src/app/layout/layout-texts.ts'
import { earlySignInStyles } from './early-sign-in-styles.ts'

/**
 * The sign-in page as plain HTML, for everybody who is not known on this device: it can be read and written in before
 * any script of the app has come. The app draws the same page over it and takes what was written
 * (`web/src/lib/device/early-page.ts`). What cannot work without the app is only drawn, and told to nobody.
 */

const { loginTitle, loginIntroduction, identifier, loginPassword, rememberMe, forgotLink, login, loggingIn } =
  signInTexts.messages
const { noAccount, registerLink } = signInTexts.messages
const { motto, mottoDetail, languageDefault } = layoutTexts.messages

/** Around it, so that the server can leave it out of pages that nobody signs in on. */
export const earlyMarks = { begin: '<!--early-->', end: '<!--/early-->' }

/** In the head: whether it is shown at all. Whoever is known here, or comes with a card, meets another page. */
export const earlyDecision = `(function () {
  var root = document.documentElement
  var isChildDevice = false
  try {
    isChildDevice = localStorage.getItem('children-here') !== null
  } catch (error) {}
  var isHere = ['/', '${screens.login.path}', '${screens.dashboard.path}'].indexOf(location.pathname) >= 0
  if (isHere && !isChildDevice && !root.hasAttribute('data-known') && !location.hash) root.setAttribute('data-early', '')
})()`

/** In English where that was chosen; it notes what is left and what is sent off for the app, which is not there yet. */
const script = `(function () {
  var root = document.documentElement
  var early = document.getElementById('early')
  if (!root.hasAttribute('data-early')) return early.remove()
  var site = {}
  var language = null
  try {
    site = JSON.parse(localStorage.getItem('site-settings')) || {}
    language = localStorage.getItem('language')
  } catch (error) {}
  if (['default', 'vi', 'en'].indexOf(language) < 0) language = site.language && site.language !== 'vi' ? 'en' : 'vi'
  var isEnglish = language === 'en'
  if (isEnglish) {
    root.lang = 'en'
    early.querySelectorAll('[data-en]').forEach(function (element) {
      element.textContent = element.getAttribute('data-en')
    })
  }
  if (site.registrationOpen === false) early.querySelector('.e-links').remove()
  if (!('PublicKeyCredential' in window) || /^[\\d.]+$|:/.test(location.hostname)) early.querySelector('.e-passkey').remove()
  var form = early.querySelector('form')
  form.addEventListener('focusout', function (event) {
    event.target.setAttribute('data-left', '')
  })
  form.addEventListener('submit', function (event) {
    event.preventDefault()
    form.setAttribute('data-submitted', '')
    var button = form.querySelector('[type=submit]')
    button.disabled = true
    button.textContent = button.getAttribute(isEnglish ? 'data-busy-en' : 'data-busy')
  })
})()`

function said(tag: string, attributes: string, { vi, en }: Wording): string {
  return `<${tag}${attributes && ` ${attributes}`} data-en="${en}">${vi}</${tag}>`
}

const mark = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" class="e-cover"/><path d="M7 10.5c3.2-1.2 6.3-.9 9 1 2.7-1.9 5.8-2.2 9-1v12c-3.2-1.2-6.3-.9-9 1-2.7-1.9-5.8-2.2-9-1z" fill="#fff"/><path d="M16 11.5v12" class="e-fold"/><path d="M16 8.2c-1.6-1.3-1.6-3 0-4.2 1.6 1.2 1.6 2.9 0 4.2z" class="e-flame"/></svg>`

function field(name: string, wording: Wording, attributes: string): string {
  const id = `early-${name}`
  return `<div class="e-field">${said('label', `for="${id}"`, wording)}<input id="${id}" name="${name}" aria-required="true" ${attributes}></div>`
}

export const earlySignIn = [
  `<style>${earlySignInStyles}</style>`,
  '<div id="early"><div class="e-panes"><div class="e-pane">',
  `<header><a class="e-logo" href="${screens.dashboard.path}">${mark}${said('span', '', appTexts.messages.productName)}</a>`,
  `<div class="e-tools" aria-hidden="true">${said('span', 'class="e-language"', languageDefault)}<span class="e-theme"></span></div></header>`,
  '<main><div class="e-content">',
  said('h1', '', loginTitle),
  said('p', '', loginIntroduction),
  // Never in the address, also where no script runs.
  '<form method="post" novalidate>',
  field('email', identifier, 'type="text" autocomplete="username"'),
  field('password', loginPassword, 'type="password" autocomplete="current-password"'),
  '<div class="e-beneath"><span class="e-box"><input type="checkbox" id="early-remember" name="rememberMe">',
  `${said('label', 'for="early-remember"', rememberMe)}</span>`,
  `${said('a', `class="e-link" href="${screens.forgotPassword.path}"`, forgotLink)}</div>`,
  said('button', `type="submit" data-busy="${loggingIn.vi}" data-busy-en="${loggingIn.en}"`, login),
  '<div class="e-passkey"></div></form>',
  `<div class="e-links">${said('span', '', noAccount)} ${said('a', `class="e-link" href="${screens.register.path}"`, registerLink)}</div>`,
  '</div></main></div>',
  `<div class="e-drawing"><div class="e-desk"></div>${said('p', 'class="e-motto"', motto)}${said('p', 'class="e-detail"', mottoDetail)}</div>`,
  `</div></div><script>${script}</script>`,
].join('')

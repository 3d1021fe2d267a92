import { apiBase } from '@lms/contracts/endpoint.ts'

/** Where browsers say that a page tried what its policy forbids. */
export const policyReportPath = `${apiBase}/policy-reports`

/** The same for every answer of a kind, so they are made once. */

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Photographs of answer sheets are taken by our own pages, and by no other.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

export type SecurityHeaders = Readonly<Record<string, string>>

/** Telling a browser to insist on https would lock people out of a plain http installation. */
function transport(isHttps: boolean): SecurityHeaders {
  return isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}

export function apiHeaders(isHttps: boolean): SecurityHeaders {
  return {
    ...everywhere,
    ...transport(isHttps),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}

/** Files that people sent: shown as the picture they are, never as a page, and kept because a name never gets a new one. */
export function uploadHeaders(isHttps: boolean): SecurityHeaders {
  return {
    ...everywhere,
    ...transport(isHttps),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  }
}

/** The policies that may make HTML out of texts: ours, that of the editor, and the one for libraries without their own. */
const trustedTypes = 'lms default ProseMirrorClipboard'

/**
 * Scripts only from us, or one of the inline scripts whose hashes are known, and no text becomes one. Components write
 * styles while they run, into elements and attributes.
 */
export function pageHeaders(isHttps: boolean, scriptHashes: readonly string[]): SecurityHeaders {
  return policyHeaders(isHttps, scriptHashes, [
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `report-uri ${policyReportPath}`,
    'report-to policy',
  ])
}

/** The description of the API is drawn by a library that knows nothing of trusted types. */
export function descriptionHeaders(isHttps: boolean): SecurityHeaders {
  return policyHeaders(isHttps, [], [])
}

function policyHeaders(isHttps: boolean, scriptHashes: readonly string[], more: readonly string[]): SecurityHeaders {
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...more,
  ]
  return {
    ...everywhere,
    ...transport(isHttps),
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `policy="${policyReportPath}"`,
  }
}

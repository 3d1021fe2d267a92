/// <reference types="vite/client" />

// The form in which Vite's documentation writes what a build replaces.
// oxlint-disable-next-line no-underscore-dangle
declare const __APP_VERSION__: string

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_APP_NAME?: string
}

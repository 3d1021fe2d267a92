const required = {
  VITE_API_BASE_URL: import.meta.env.VITE_API_BASE_URL,
  VITE_APP_NAME: import.meta.env.VITE_APP_NAME,
}

/** What the build was told about the world it runs in; a build without it must not start. */
export const environment = {
  ...checkEnvironment(required),
  version: __APP_VERSION__,
}

function checkEnvironment(values: Record<keyof typeof required, string | undefined>) {
  const missing = Object.entries(values)
    .filter(([, value]) => value === undefined || value.trim() === '')
    .map(([name]) => name)
  if (missing.length > 0) throw new Error(`Missing required environment variables: ${missing.join(', ')}`)
  return {
    apiBaseUrl: (values.VITE_API_BASE_URL ?? '').replace(/\/$/, ''),
    applicationName: values.VITE_APP_NAME ?? '',
  }
}

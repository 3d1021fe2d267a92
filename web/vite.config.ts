import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': server, '/uploads': server } },
})

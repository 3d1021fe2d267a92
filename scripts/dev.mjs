import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, newNode, root } from './install.mjs'

install()
const node = newNode()
const started = [
  spawn(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'web'], { cwd: root, stdio: 'inherit' }),
]
for (const child of started) child.on('exit', () => started.forEach((other) => other.kill()))

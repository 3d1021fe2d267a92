// node scripts/debian.mjs <package> …: what the tests need of Debian, without the desktop that it recommends beside it.
import { spawnSync } from 'node:child_process'

const packages = process.argv.slice(2)
console.log(`Installing from Debian, with what they cannot do without: ${packages.join(', ')} …`)
aptGet('update', '-qq')
process.exitCode = aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)

function aptGet(...args) {
  return spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status
}

import { workerData } from 'node:worker_threads'

const parent = Number(workerData)

setInterval(() => {
  try {
    process.kill(parent, 0)
  } catch {
    process.kill(process.pid, 'SIGKILL')
  }
}, 1000)

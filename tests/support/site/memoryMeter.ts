import fs from 'node:fs'

/**
 * Loaded into a process ahead of its program (`node --import`), it writes to a third pipe how much
 * memory the process took at most, in megabytes.
 */
export interface MemoryPeak {
  heap: number
  rss: number
}

let heap = 0
const look = () => {
  heap = Math.max(heap, process.memoryUsage().heapUsed)
}
setInterval(look, 10).unref()

process.on('exit', () => {
  look()
  const peak: MemoryPeak = {
    heap: Math.round(heap / 2 ** 20),
    rss: Math.round(process.resourceUsage().maxRSS / 2 ** 10),
  }
  fs.writeSync(3, JSON.stringify(peak))
})

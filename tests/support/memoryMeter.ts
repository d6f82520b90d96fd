import fs from 'node:fs'

/**
 * Loaded into a process ahead of its program (`node --import`), writes to a third pipe how much
 * memory it took at most, in megabytes.
 */
export interface MemoryMeasured {
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
  const measured: MemoryMeasured = {
    heap: Math.round(heap / 2 ** 20),
    rss: Math.round(process.resourceUsage().maxRSS / 2 ** 10),
  }
  fs.writeSync(3, JSON.stringify(measured))
})

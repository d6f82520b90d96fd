import { spawnSync } from 'node:child_process'

/**
 * All that `npm test` runs: the checks, and then both suites, each whatever became of the other, so
 * that one failed test hides none of the other suite's.
 */
const npmRun = (script: string) => {
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit' })
  return status === 0
}

function browserSuite(): boolean {
  return npmRun('build') && npmRun('test:browser')
}

if (!npmRun('check')) process.exit(1)
const passed = { 'test:server': npmRun('test:server'), 'test:browser': browserSuite() }
process.stdout.write('\n')
for (const [suite, hasPassed] of Object.entries(passed)) {
  process.stdout.write(`${suite}: ${hasPassed ? 'passed' : 'FAILED'}\n`)
}
process.exit(Object.values(passed).every(Boolean) ? 0 : 1)

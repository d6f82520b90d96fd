/**
 * Milliseconds within which a second signal is a duplicate of the first: Ctrl-C reaches us from the
 * terminal, and again from npm.
 */
const copyMs = 500

/**
 * Milliseconds after the first signal within which the process has ended, whatever is under way:
 * less than the ten seconds after which container engines kill.
 */
const longestStopMs = 9500

/**
 * Ends the process in order at SIGTERM or SIGINT, with exit code 0; at a second signal at once.
 * @param stop must not fail
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let signalledAt: number | undefined
  const onSignal = () => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > copyMs) process.exit(1)
      return
    }
    signalledAt = performance.now()
    setTimeout(() => process.exit(1), longestStopMs).unref()
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/**
 * How much of something a fault's suite does: what proves it in minutes, or with
 * `npm run test:faults:full` what was measured once and takes half an hour in all.
 */
export const extent = <Amount>(usual: Amount, full: Amount): Amount =>
  process.env.FAULTS === 'full' ? full : usual

/** How the command line of a built site is called. */
export const commandLine = 'node dist/cli.js'

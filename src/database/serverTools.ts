/** A word as a shell takes it for one. */
const quoted = (word: string) =>
  /^[\w.@%+,:/=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** Where the tools find the password: on a command line others could read it, and cron cannot type it. */
const passwordFile = '"$HOME/.chiomara.cnf"'

/** What an operator has to know besides the command line. */
export const passwordAdvice =
  'The password stands in ~/.chiomara.cnf, readable by you only (chmod 600): a line [client], and a line password="…".'

/** The tools' options for reaching the server. */
function address(databaseUrl: string): { options: string; name: string } {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const options = [
    `--host=${hostname.replace(/^\[|\]$/g, '')}`,
    `--port=${port || '3306'}`,
    `--user=${decodeURIComponent(username)}`,
  ]
  return {
    options: [`--defaults-extra-file=${passwordFile}`, ...options.map(quoted)].join(' '),
    name: quoted(decodeURIComponent(pathname.slice(1))),
  }
}

const dumpOptions =
  '--single-transaction --quick --hex-blob --no-tablespaces --default-character-set=utf8mb4'

/** The command line that backs up a database on a MySQL or MariaDB server, without the password. */
export function dumpCommand(databaseUrl: string, file: string): string {
  const { options, name } = address(databaseUrl)
  return `(umask 077 && mariadb-dump ${options} ${dumpOptions} --result-file=${quoted(file)} ${name})`
}

/** The one that restores such a file into an empty database. */
export function loadCommand(databaseUrl: string, file: string): string {
  const { options, name } = address(databaseUrl)
  return `mariadb ${options} --default-character-set=utf8mb4 ${name} < ${quoted(file)}`
}

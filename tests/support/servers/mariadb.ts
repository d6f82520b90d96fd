import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { until } from '../until'

/** A database server of the tests' own: its own folder, its own port, gone when it is stopped. */
export interface DatabaseServer {
  /** `mysql://…` without a database's name. */
  url: string
  port: number
  process: ChildProcess
  /** Starts the server again on the same folder and port, after it was stopped or killed. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/libexec', '/opt/homebrew/bin']

export function findProgram(...names: string[]): string | undefined {
  const searched = [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
  return searched
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file))
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function initialise(server: string, folder: string, asRoot: string[]): void {
  const installer = findProgram('mariadb-install-db')
  const quiet = { stdio: 'ignore' } as const
  if (installer && path.basename(server) === 'mariadbd') {
    const authentication = '--auth-root-authentication-method=normal'
    execFileSync(
      installer,
      ['--no-defaults', ...asRoot, `--datadir=${folder}`, authentication, '--skip-test-db'],
      quiet,
    )
  } else {
    execFileSync(
      server,
      ['--no-defaults', ...asRoot, `--datadir=${folder}`, '--initialize-insecure'],
      quiet,
    )
  }
}

/**
 * Whether the server at a port says anything.
 * @param line what it is asked; a server that speaks first is asked nothing
 */
export const answers = (port: number, line = '') =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(line))
    socket.once('data', () => resolve(true))
    socket.once('data', () => socket.destroy())
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })

export interface ServerOptions {
  /**
   * Whether what was committed outlives the machine's sudden end, not just the server's; true
   * without.
   */
  durable?: boolean
  /** Further words of its command line. */
  more?: readonly string[]
}

/** What spares a server waiting for the disk. */
const withoutDurability = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-doublewrite=0',
  '--sync-binlog=0',
]

/** Starts a MariaDB or MySQL found on the machine; undefined where there is none. */
export async function startDatabaseServer({
  durable = true,
  more = [],
}: ServerOptions = {}): Promise<DatabaseServer | undefined> {
  const program = findProgram('mariadbd', 'mysqld')
  if (!program) return undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-db-'))
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  try {
    initialise(program, folder, asRoot)
  } catch {
    // Seen once in some thirty starts on a busy machine; a second attempt starts from nothing.
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder)
    initialise(program, folder, asRoot)
  }
  const port = await freePort()
  const launch = async () => {
    const started = spawn(
      program,
      [
        '--no-defaults',
        ...asRoot,
        `--datadir=${folder}`,
        `--port=${port}`,
        `--socket=${path.join(folder, 'socket')}`,
        `--pid-file=${path.join(folder, 'pid')}`,
        '--bind-address=127.0.0.1',
        '--innodb-buffer-pool-size=64M',
        '--max-connections=200',
        ...(durable ? [] : withoutDurability),
        ...more,
      ],
      { stdio: 'ignore' },
    )
    await until('the database server answers', () => {
      if (started.exitCode !== null) throw new Error(`It has ended: ${started.exitCode}`)
      return answers(port)
    })
    return started
  }
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const server: DatabaseServer = {
    url: `mysql://root@127.0.0.1:${port}`,
    port,
    process: await launch(),
    restart: async () => {
      await ended(server.process)
      server.process = await launch()
    },
    stop: async () => {
      server.process.kill('SIGKILL')
      await ended(server.process)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}

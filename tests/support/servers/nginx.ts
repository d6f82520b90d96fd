import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { until } from '../until'
import { findProgram, freePort } from './mariadb'
import type { ProxyServer } from './ProxyServer'

export const nginxProgram = findProgram('nginx')

/**
 * Puts ports and folders of this machine into the configuration that `docs/nginx.conf` gives
 * operators.
 */
function configuration(folder: string, port: number, sites: readonly number[]): string {
  const documented = fs.readFileSync('docs/nginx.conf', 'utf8')
  const replaced = sites
    .reduce(
      (text, site, number) => text.replaceAll(`127.0.0.1:${3001 + number}`, `127.0.0.1:${site}`),
      documented,
    )
    .replace('/var/cache/nginx/site', path.join(folder, 'cache'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  log_format sites "$upstream_addr $upstream_status";
  access_log ${folder}/access.log sites;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
${replaced}
}
`
}

/**
 * Starts the nginx found on the machine.
 * @param sites the ports of two sites, or one's twice
 */
export async function startNginx(
  program: string,
  sites: readonly [number, number],
): Promise<ProxyServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  const port = await freePort()
  fs.writeFileSync(file, configuration(folder, port, sites))
  const child = spawn(program, ['-e', path.join(folder, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await until('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${child.exitCode}`)
    return await fetch(url).then(
      () => true,
      () => false,
    )
  })
  return {
    url,
    untilUp: async () => {
      const log = path.join(folder, 'access.log')
      const { size } = fs.statSync(log)
      await until('both sites answer behind nginx', async () => {
        await fetch(`${url}/healthz`)
        const lines = fs.readFileSync(log).subarray(size).toString()
        return sites.every((site) => lines.includes(`127.0.0.1:${site} 200\n`))
      })
    },
    takenOut: () => Promise.resolve(0),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { freePort } from '../../tests/support/servers/mariadb'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'
import { setFolder } from '../../tests/support/setFolder'
import { bundleProgram } from '../../tests/support/site/bundleProgram'
import { validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, setStage } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { migrate } from '../database/migrate'
import { referenceOf } from '../shared/quotes'

const fromSource = ['--import', 'tsx', 'src/cli/cli.ts']

let built: string[]
beforeAll(async () => {
  built = [await bundleProgram('src/cli/cli.ts')]
})

/** Runs the command line in a process of its own. */
async function cli(
  words: readonly string[],
  environment: Record<string, string>,
  program: readonly string[] = built,
) {
  const child = spawn(process.execPath, [...program, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, complaints }
}

describeOnDatabases('The command line beside a running site', (newPlace) => {
  const stage = setStage(newPlace)

  const environment = () => ({
    DATA_DIR: stage.place.dataDir,
    DATABASE_URL: stage.place.databaseUrl ?? '',
  })

  test('lists what the site has saved, and has the site mail a request again', async () => {
    const site = await stage.start()
    const { id } = await accepted(site, validRequest)
    await mailsTried(site)
    const listed = await cli(['requests', 'list'], environment())
    expect(listed).toMatchObject({ code: 0, complaints: '' })
    expect(listed.out).toMatch(new RegExp(`^${referenceOf(id)} .* ${validRequest.email} `, 'm'))

    const resent = await cli(['requests', 'resend', referenceOf(id)], environment())
    expect(resent).toMatchObject({ code: 0, complaints: '' })
    // The site learns of it by looking, not from the command.
    await until('it is mailed again', () => stage.server.mails.length === 2)
    expect(stage.server.mails[1]?.messageId).toBe(stage.server.mails[0]?.messageId)
  })
})

describe('The command line where no site has been', () => {
  const at = setFolder()
  const file = () => at('products.csv')

  beforeEach(() => {
    fs.writeFileSync(
      file(),
      'name,nameEn,category,description,descriptionEn,imageUrl,price,priceEn,featured\n' +
        'Nastro,Tape,tape-adhesivi,Testo,Text,/images/no-such-picture.jpg,Su richiesta,On request,0\n',
    )
  })

  test.each(['requests list', 'catalogue import x.csv'])(
    '%s says that DATA_DIR has no database, and makes none',
    async (words) => {
      const place = at('wrong')
      const { code, out, complaints } = await cli(words.split(' '), { DATA_DIR: place })
      expect([code, out]).toEqual([2, ''])
      expect(complaints).toBe(
        `There is no database in DATA_DIR (${place}): name the folder of the site, or start the site, which makes one.\n`,
      )
      expect(fs.existsSync(place)).toBe(false)
    },
  )

  test('explains itself without making a folder', async () => {
    const place = at('wrong')
    const { code, out } = await cli(['requests', 'list', '--help'], { DATA_DIR: place })
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'Usage: node dist/cli.js requests list [options]',
    ])
    expect(fs.existsSync(place)).toBe(false)
  })

  test('says that a database is empty', async () => {
    fs.writeFileSync(at('chiomara.sqlite'), '')
    const { code, complaints } = await cli(['requests', 'list'], { DATA_DIR: at() })
    expect(code).toBe(2)
    expect(complaints).toBe('The database is empty: start the site, which makes its tables.\n')
  })

  test('knows the site’s pictures when it runs from source, wherever the shop’s own are none', async () => {
    fs.writeFileSync(at('pictures'), 'no folder')
    const database = patientDatabase({ databaseUrl: null, dataDir: at() })
    await migrate(database, at())
    await database.close()
    const { code, complaints } = await cli(
      ['catalogue', 'import', file()],
      { DATA_DIR: at() },
      fromSource,
    )
    expect(code).toBe(2)
    expect(complaints).toContain('the picture no-such-picture, which the site does not have')
  })
})

test('The command line says what to do about a database that is away', async () => {
  const port = await freePort()
  const { code, out, complaints } = await cli(['requests', 'list'], {
    DATABASE_URL: `mysql://someone:hidden@127.0.0.1:${port}/site`,
  })
  expect([code, out]).toEqual([1, ''])
  expect(complaints).toBe('DATABASE_URL: nobody listens at its host and port.\n')
})

test('The command line names what is wrong in the environment, without its value', async () => {
  const { code, out, complaints } = await cli(['requests', 'list'], { DATABASE_URL: 'secret:' })
  expect([code, out]).toEqual([1, ''])
  expect(complaints).toContain('DATABASE_URL')
  expect(complaints).not.toContain('secret')
})

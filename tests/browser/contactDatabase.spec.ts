import mysql from 'mysql2/promise'
import { it } from '../../views/pages/contacts/text.it'
import { mysqlPlace } from '../support/places'
import { startMailServer } from '../support/smtp'
import { ContactPage, visitor } from './ContactPage'
import { expectMail } from './sentRequests'
import { expect, test } from './site'

test.describe('On MariaDB and with a mail server', () => {
  test('a request is saved and mailed; while the database is away it stays in the form', async ({
    page,
    problems,
    databaseServer,
    newSite,
  }) => {
    test.slow()
    const mailServer = await startMailServer()
    const place = await mysqlPlace(databaseServer.url)
    try {
      const site = await newSite({
        DATABASE_URL: place.databaseUrl ?? '',
        SMTP_URL: mailServer.url,
        MAIL_TO: 'negozio@example.com',
      })
      const rows = async () => {
        const connection = await mysql.createConnection(place.databaseUrl ?? '')
        const [found] = await connection.query('SELECT * FROM contacts ORDER BY createdAt')
        await connection.end()
        return found
      }

      const contact = new ContactPage(page, 'it')
      await contact.open('', site.url)
      await contact.fill()
      const { id } = await contact.send()
      await contact.expectToast(it.toast.success.title, it.toast.success.description)
      await contact.expectThanks(id)
      expect(await rows()).toEqual([expect.objectContaining({ ...visitor, id, language: 'it' })])
      await expect.poll(() => mailServer.mails.length).toBe(1)
      const [mail] = mailServer.mails
      if (!mail) throw new Error('No mail has come')
      expectMail(mail, id)
      expect(mail.to?.[0]?.address).toBe('negozio@example.com')

      problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
      await contact.main.getByRole('link', { name: it.sent.again }).click()
      // The same text would be the same request.
      const another = { message: 'Buongiorno,\nuna seconda domanda.' }
      await contact.fill(another)
      databaseServer.process.kill('SIGKILL')
      await contact.submit.click()
      await contact.expectFailure()
      await contact.expectFilled(another)
      await databaseServer.restart()
      const second = await contact.send()
      await contact.expectThanks(second.id)
      expect(await rows()).toHaveLength(2)
      await expect.poll(() => mailServer.mails.length).toBe(2)
    } finally {
      await mailServer.stop()
      await place.remove()
    }
  })
})

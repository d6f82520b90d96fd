import type { ArchivedContact, ArchiveStore } from '../requests/ArchiveStore'
import { CommandError, exitCodes } from './CommandError'

/**
 * The one request whose id begins so.
 * @throws {CommandError} where there is none, or more than one
 */
export async function theRequest(
  archive: ArchiveStore,
  beginning: string,
): Promise<ArchivedContact> {
  const [contact, another] = await archive.named(beginning)
  if (!contact) {
    throw new CommandError(`There is no request ${beginning}.`, exitCodes.notFound)
  }
  if (another) {
    throw new CommandError(`${beginning} names more than one: give the id.`, exitCodes.usage)
  }
  return contact
}

import fs from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { shopFileName } from '../../../src/content/shopFiles'
import type { Shop } from '../../../src/shared/shop'
import { defaults } from '../../../src/shop/defaults'

/** What the shop's file gives in tests: everything that the owner has to. */
const given = {
  legalName: 'Prova S.r.l.',
  street: 'Via Prova 7',
  postalCode: '20121',
  latitude: 45.47,
  longitude: 9.18,
  landline: '+39 02 1234 5678',
  mobile: '+39 333 765 4321',
  email: 'info@chiomara.example',
  whatsapp: '393337654321',
  vatNumber: '02345678901',
  companyRegister: 'MI-1234567',
  shareCapital: '10.000 € i.v.',
  instagram: 'https://www.instagram.com/prova',
  facebook: 'https://www.facebook.com/prova',
}

/** The shop that every test's site shows, unless the test gives another. */
export const givenShop: Shop = { ...defaults, ...given }

/**
 * Writes a shop's file into a data folder.
 * @param more keys of the file, over those of every test
 */
export function writeShop(dataDir: string, more: Record<string, unknown> = {}): void {
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(path.join(dataDir, shopFileName), stringify({ ...given, ...more }))
}

import path from 'node:path'

export interface Target {
  /** For development: React warns, nothing is minified or compressed. */
  development: boolean
  /** Whether open pages reload after each build; for development only. */
  reload: boolean
  /** Folder of the whole build. */
  out: string
}

/** Folder of what the site serves as files. */
export function publicFolder({ out }: Target): string {
  return path.join(out, 'public')
}

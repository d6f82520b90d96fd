import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * What the compiler finds wrong with a module.
 * @param source of which imports name their files by `from('…')`, a path from the project's folder
 */
export async function typeCheck(
  source: (from: (file: string) => string) => string,
): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-types-'))
  const options = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '/' }
  const config = {
    extends: path.resolve('tsconfig.base.json'),
    compilerOptions: { ...options, noUnusedLocals: false },
    files: ['checked.ts'],
  }
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  fs.writeFileSync(
    path.join(folder, 'checked.ts'),
    source((file) => JSON.stringify(path.resolve(file))),
  )
  const found = await new Promise<string>((resolve) => {
    const compiler = path.resolve('node_modules', '.bin', 'tsc')
    execFile(compiler, ['-p', folder], (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    )
  })
  fs.rmSync(folder, { recursive: true })
  return found
}

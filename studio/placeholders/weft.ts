import type { Scene } from './props'

export const weft = {} satisfies Record<string, Scene>

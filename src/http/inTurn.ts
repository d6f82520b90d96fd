import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests that one connection may have waiting behind the one that is being answered. Browsers and
 * proxies send the next one when they have the answer; a flood fits hundreds into one packet.
 */
const mayWait = 32

/**
 * Answers the requests of one connection one after the other. Node hands over all pipelined requests at
 * once, although their answers leave in order: each answer would keep its file open until its turn comes,
 * and for ever if the connection ends before. A connection with too many waiting requests is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    const answer = () => {
      // Without a socket its turn never comes: the answer before was the connection's last one.
      if (response.socket && !socket.destroyed) listener(request, response)
    }
    response.on('close', () => {
      queue.shift()
      queue[0]?.()
    })
    queue.push(answer)
    if (queue.length === 1) answer()
    else if (queue.length > mayWait + 1) socket.destroy()
  }
}

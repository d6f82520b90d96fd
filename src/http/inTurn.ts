import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests that one connection may have waiting behind the one that is being answered. Browsers and
 * proxies send the next one when they have the answer; a flood fits hundreds into one packet.
 */
const mayWait = 32

interface Queue {
  last: ServerResponse
  waiting: number
}

/**
 * Answers the requests of one connection one after the other. Node hands over all pipelined requests at
 * once, although their answers leave in order: each answer would keep its file open until its turn comes,
 * and for ever if the connection ends before. A connection with too many waiting requests is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, { last: response, waiting: 0 })
      listener(request, response)
      return
    }
    if (socket.destroyed) return
    const { last } = queue
    queue.last = response
    if (last.closed) {
      listener(request, response)
      return
    }
    if (queue.waiting >= mayWait) {
      socket.destroy()
      return
    }
    queue.waiting += 1
    last.once('close', () => {
      queue.waiting -= 1
      // Without a socket its turn never comes: the answer before was the connection's last one.
      if (response.socket && !socket.destroyed) listener(request, response)
    })
  }
}

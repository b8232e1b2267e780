import { connect } from 'node:net'

/** Sends one byte for each character; resolves with all that comes back until the other side closes. */
export const rawAnswer = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answer))
  })

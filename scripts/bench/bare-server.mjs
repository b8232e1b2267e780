// The limit of the platform alone: reads each call's body and responds with 200.
import { createServer } from 'node:http'

const ANSWER = JSON.stringify({ ok: true })

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': ANSWER.length,
    })
    response.end(ANSWER)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))

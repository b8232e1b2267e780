// The load, a process of its own. Takes a port, seconds and how many calls arrive per second; 0 for each connection
// sending its next call once it has its answer. Prints calls per second and the latencies; one that arrives while all
// connections are busy waits, and its time counts from its arrival.
import { connect } from 'node:net'
import { importRequest } from './import-request.mjs'

const CONNECTIONS = 64
const [port, seconds, perSecond] = process.argv.slice(2).map(Number)

const latencies = []
const waiting = []
const idle = []
let sent = 0
let refused = 0
let isOver = false

const send = (connection, arrived) => {
  connection.arrived = arrived
  connection.socket.write(importRequest(sent++))
}

const onAnswer = (connection) => (bytes) => {
  if (!bytes.includes(' 200 ')) refused += 1
  if (!isOver) latencies.push(performance.now() - connection.arrived)
  if (isOver) connection.socket.end()
  else if (perSecond === 0) send(connection, performance.now())
  else if (waiting.length > 0) send(connection, waiting.shift())
  else idle.push(connection)
}

const open = () =>
  new Promise((resolve, reject) => {
    const connection = { socket: connect({ port, host: '127.0.0.1', noDelay: true }), arrived: 0 }
    connection.socket.setEncoding('latin1').on('data', onAnswer(connection)).once('error', reject)
    connection.socket.once('connect', () => resolve(connection))
  })

const arriveEvenly = (started) => {
  let arrived = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) * perSecond) / 1_000)
    for (; arrived < due; arrived += 1) {
      const arrivedAt = started + (arrived * 1_000) / perSecond
      const connection = idle.shift()
      if (connection === undefined) waiting.push(arrivedAt)
      else send(connection, arrivedAt)
    }
  }, 1)
  return () => clearInterval(timer)
}

const connections = await Promise.all(Array.from({ length: CONNECTIONS }, open))
const started = performance.now()
let stopArrivals = () => {}
if (perSecond === 0) for (const connection of connections) send(connection, started)
else {
  idle.push(...connections)
  stopArrivals = arriveEvenly(started)
}

setTimeout(() => {
  isOver = true
  stopArrivals()
  const took = (performance.now() - started) / 1_000
  const sorted = Float64Array.from(latencies).sort()
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map(percentile)
  console.log(
    JSON.stringify({ rate: latencies.length / took, refused, p50, p99, p999, longest: sorted.at(-1) }),
  )
  process.exit(0)
}, seconds * 1_000)

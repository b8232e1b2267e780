import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Link = { readonly near: Socket; readonly far: Socket }

const join = ({ near, far }: Link): void => {
  near.pipe(far)
  far.pipe(near)
}

const part = ({ near, far }: Link): void => {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

/** Takes a port of this machine, gives one that leads there, and what can go wrong on the way. */
export const startTcpProxy = async (to: number) => {
  let target = to
  let isCut = false
  let isPaused = false
  const links = new Set<Link>()

  const drop = (link: Link): void => {
    links.delete(link)
    link.near.destroy()
    link.far.destroy()
  }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (isCut) return void near.destroy()
    const link = { near, far: connect(target, '127.0.0.1').on('error', () => undefined) }
    links.add(link)
    for (const socket of [link.near, link.far]) socket.setNoDelay(true).once('close', () => drop(link))
    if (!isPaused) join(link)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const dropAll = (): void => {
    for (const link of links) drop(link)
  }
  return {
    port,
    /** Breaks every connection and takes no new one. */
    cut: () => {
      isCut = true
      dropAll()
    },
    mend: () => {
      isCut = false
    },
    /** Lets nothing pass, and breaks nothing. */
    pause: () => {
      isPaused = true
      links.forEach(part)
    },
    resume: () => {
      isPaused = false
      links.forEach(join)
    },
    /** Breaks every connection; new ones lead to the other port. */
    leadTo: (other: number) => {
      target = other
      dropAll()
    },
    stop: () => {
      dropAll()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

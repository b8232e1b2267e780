import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Link = { readonly near: Socket; readonly far: Socket; isHole: boolean }

const join = ({ near, far }: Link): void => {
  near.pipe(far)
  far.pipe(near)
}

const part = ({ near, far }: Link): void => {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

/** Hands nothing on, or no answers, not even that one side has ended. */
const swallow = (link: Link, what: 'all' | 'answers'): void => {
  link.isHole = true
  link.far.unpipe(link.near).resume()
  if (what === 'all') link.near.unpipe(link.far).resume()
}

/** A port that leads to `to`, and what can go wrong on the way. */
export const startTcpProxy = async (to: number) => {
  let target = to
  let isCut = false
  let isPaused = false
  let isSilent = false
  const links = new Set<Link>()

  const drop = (link: Link): void => {
    links.delete(link)
    link.near.destroy()
    link.far.destroy()
  }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (isCut) return void near.destroy()
    const far = connect(target, '127.0.0.1').on('error', () => undefined)
    const link: Link = { near, far, isHole: false }
    links.add(link)
    for (const socket of [near, far])
      socket.setNoDelay(true).once('close', () => {
        if (!link.isHole) drop(link)
      })
    if (isSilent) swallow(link, 'all')
    else if (!isPaused) join(link)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const dropAll = (): void => links.forEach(drop)
  const whole = () => [...links].filter(({ isHole }) => !isHole)
  return {
    port,
    /** Breaks every connection and takes no new one. */
    cut: () => {
      isCut = true
      dropAll()
    },
    /** Swallows what comes, from old and new connections, and breaks none: no end of a connection passes either. */
    goSilent: (what: 'all' | 'answers' = 'all') => {
      isSilent = true
      for (const link of links) swallow(link, what)
    },
    /** New connections pass again; those that were swallowed stay so, as where the other machine is gone. */
    mend: () => {
      isCut = false
      isSilent = false
    },
    /** Lets nothing pass, and breaks nothing. */
    pause: () => {
      isPaused = true
      whole().forEach(part)
    },
    resume: () => {
      if (isPaused) whole().forEach(join)
      isPaused = false
    },
    /** Breaks every connection but those that were swallowed; new ones lead to the other port. */
    leadTo: (other: number) => {
      target = other
      whole().forEach(drop)
    },
    stop: () => {
      dropAll()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

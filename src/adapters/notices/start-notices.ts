import * as E from 'fp-ts/Either'
import type { Channel, Notice } from '../../domain/notice/notice'
import type { NoticeStore, SendNotice } from '../../ports/notices'

const POLL_INTERVAL_MS = 2_000
/** How long a stop waits for notices in flight, in ms. */
const SHUTDOWN_TIMEOUT_MS = 3_000

export type NoticesDeps = {
  readonly store: NoticeStore
  readonly senders: Partial<Readonly<Record<Channel, SendNotice>>>
  readonly count: (channel: Channel, isSent: boolean) => void
  readonly log: {
    readonly warn: (fields: object, text: string) => void
    readonly error: (fields: object, text: string) => void
  }
}

export type Notices = { readonly stop: () => Promise<void> }

/** Sends due notices until it is stopped. A slow receiver delays neither the other channel nor the next poll. */
export const startNotices = ({ store, senders, count, log }: NoticesDeps): Notices => {
  const underWay = new Set<Promise<void>>()

  const send = async (notice: Notice): Promise<void> => {
    const { id, channel, tries } = notice
    const sent = await (senders[channel]?.(notice) ?? (async () => E.left('no such channel')))()
    count(channel, E.isRight(sent))
    if (E.isLeft(sent)) log.warn({ id, channel, attempts: tries, reason: sent.left }, 'notice not sent')
    const settled = await store.settleNotice(notice, E.isRight(sent))()
    if (E.isLeft(settled)) log.error({ id, reason: settled.left.reason }, 'notice not settled')
  }

  const look = async (): Promise<void> => {
    const taken = await store.takeNotices()
    if (E.isLeft(taken)) return log.error({ reason: taken.left.reason }, 'notices not taken')
    for (const notice of taken.right) {
      const sending = send(notice).finally(() => underWay.delete(sending))
      underWay.add(sending)
    }
  }

  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  let looking = Promise.resolve()
  const lookAgain = (): void => {
    looking = look().finally(() => {
      if (isOpen) timer = setTimeout(lookAgain, POLL_INTERVAL_MS).unref()
    })
  }
  lookAgain()

  return {
    stop: async () => {
      isOpen = false
      clearTimeout(timer)
      const goodbye = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref())
      await Promise.race([looking.then(() => Promise.all(underWay)), goodbye])
    },
  }
}

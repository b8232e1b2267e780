import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flows/flow'

const video = { id: 'v1', videoSrc: '/media/v1.mp4' }
const near = { type: 'video.near' } as const

const unknown = startFlow(videoDurationMachine, video)
const finding = follow(unknown, near)
const found = follow(finding, actorDone('findMinutes', E.right(12)))
const unplayable = follow(finding, actorDone('findMinutes', E.left('mediaError')))

const blank = new Set(['blank'])
const shown = new Set()

describe("a video's duration badge", () => {
  it('[M-103] is blank while the card is far away, and nothing is fetched', () => {
    expect(unknown.snapshot).toMatchObject({ value: 'unknown', tags: blank })
    expect(unknown.snapshot.context).toStrictEqual({ video, minutes: 0 })
    expect(unknown.effects).toStrictEqual([])
  })

  it('[M-103, M-104] is blank while the minutes of the video are read', () => {
    expect(finding.snapshot).toMatchObject({ value: 'finding', tags: blank })
    expect(finding.effects).toStrictEqual([{ start: 'findMinutes', input: video }])
  })

  it('[M-103] shows the minutes that were found', () => {
    expect(found.snapshot).toMatchObject({ value: 'found', tags: shown })
    expect(found.snapshot.context).toStrictEqual({ video, minutes: 12 })
    expect(found.effects).toStrictEqual([])
  })

  it.each([
    { why: 'the length stayed unknown', answer: actorDone('findMinutes', E.left('failed' as const)) },
    { why: 'looking for it broke', answer: actorFails('findMinutes') },
  ])('[M-103, A-36] counts 0 when $why', ({ answer }) => {
    const failed = follow(finding, answer)
    expect(failed.snapshot).toMatchObject({ value: 'found', tags: shown })
    expect(failed.snapshot.context).toStrictEqual({ video, minutes: 0 })
    expect(failed.effects).toStrictEqual([])
  })

  it('[M-103] stays blank after a media error', () => {
    expect(unplayable.snapshot).toMatchObject({ value: 'unplayable', tags: blank })
    expect(unplayable.snapshot.context).toStrictEqual({ video, minutes: 0 })
    expect(unplayable.effects).toStrictEqual([])
  })

  it.each([
    { flow: unknown, accepted: ['video.near'] },
    { flow: finding, accepted: [] },
    { flow: found, accepted: [] },
    { flow: unplayable, accepted: [] },
  ])(
    '[M-104] takes $accepted while $flow.snapshot.value: found once, not looked for again',
    ({ flow, accepted }) => {
      expect(acceptedEvents(flow, { 'video.near': near })).toStrictEqual(accepted)
    },
  )
})

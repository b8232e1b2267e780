import type { FlowModel, Trigger } from './flow-model'

export const triggerText = (trigger: Trigger): string => {
  switch (trigger.kind) {
    case 'event':
      return trigger.event
    case 'after':
      return trigger.delay === String(trigger.ms)
        ? `after ${trigger.ms} ms`
        : `after ${trigger.delay} (${trigger.ms} ms)`
    case 'done':
      return `${trigger.actor} answers`
    case 'error':
      return `${trigger.actor} breaks`
    case 'finished':
      return `${trigger.state} is finished`
    case 'always':
      return 'at once'
  }
}

/** The XState event types shown by this text; a delay has one in each state that uses it. */
export const eventTypesOf = ({ transitions }: FlowModel, text: string): ReadonlyArray<string> => [
  ...new Set(
    transitions.filter(({ trigger }) => triggerText(trigger) === text).map(({ eventType }) => eventType),
  ),
]

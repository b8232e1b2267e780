import { type AnyStateMachine, StateMachine } from 'xstate'

// biome-ignore lint/suspicious/noExplicitAny: a configuration is changed as if by hand
type Loose = any

/** Functions are not copied. */
const copied = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]))
}

export const editedMachine = (machine: AnyStateMachine, edit: (config: Loose) => void): AnyStateMachine => {
  const config: Loose = copied(machine.config)
  edit(config)
  return new StateMachine(config, machine.implementations as never)
}

/** The object and the key under which a state has the transitions of an event, a delay or an actor. */
const holderOf = (state: Loose, what: string): readonly [Loose, string] => {
  if (what.startsWith('after ')) return [state.after, what.slice('after '.length)]
  if (what.endsWith(' answers')) return [state.invoke, 'onDone']
  return what.endsWith(' breaks') ? [state.invoke, 'onError'] : [state.on, what]
}
const listed = (written: Loose): Array<Loose> => (Array.isArray(written) ? [...written] : [written])
const typeOf = (call: Loose): string => call.type ?? call

type Place = {
  readonly id: string
  readonly state: Loose
  readonly holder: Loose
  readonly key: string
  readonly at: number
}

const CHANGES: ReadonlyArray<readonly [RegExp, (place: Place, given: ReadonlyArray<string>) => void]> = [
  [
    /^starts in (.+)$/,
    ({ state }, [name]) => {
      state.initial = name
    },
  ],
  [
    /^not tagged (.+)$/,
    ({ state }, [tag]) => {
      state.tags = state.tags.filter((other: string) => other !== tag)
    },
  ],
  [
    /^nothing happens$/,
    ({ holder, key }) => {
      delete holder[key]
    },
  ],
  [
    /^without the (\d)\.$/,
    ({ holder, key }, [which]) => {
      holder[key].splice(Number(which) - 1, 1)
    },
  ],
  [
    /^the 2\. before the 1\.$/,
    ({ holder, key }) => {
      holder[key].unshift(...holder[key].splice(1, 1))
    },
  ],
  [
    /^no guard$/,
    ({ holder, key, at }) => {
      delete holder[key][at].guard
    },
  ],
  [
    /^(\w+) in place of \w+$/,
    ({ holder, key, at }, [name]) => {
      holder[key][at].guard = name
    },
  ],
  [
    /^to nowhere$/,
    ({ holder, key, at }) => {
      delete holder[key][at].target
    },
  ],
  [
    /^to ([\w.]+) instead of .+$/,
    ({ id, holder, key, at }, [path]) => {
      holder[key][at].target = `#${id}.${path}`
    },
  ],
  [
    /^without (\w+)$/,
    ({ holder, key, at }, [name]) => {
      holder[key][at].actions = listed(holder[key][at].actions).filter((call) => typeOf(call) !== name)
    },
  ],
]

/** `says` is a change in words, `popup.claiming: claimShowing answers 1: no guard`: a state, a transition, the change. */
export const alteredMachine = (machine: AnyStateMachine, says: string): AnyStateMachine =>
  editedMachine(machine, (config) => {
    const [path = '', ...rest] = says.split(': ')
    const change = rest.pop() ?? ''
    const [, what = '', which = '1'] = /^(.*?)(?: (\d+))?$/.exec(rest[0] ?? '') ?? []
    const state = path
      .split('.')
      .slice(1)
      .reduce((around, name) => around.states[name], config)
    const [holder, key] = holderOf(state, what)
    if (what !== '') holder[key] = listed(holder[key])
    const found = CHANGES.flatMap(([form, apply]) => {
      const given = form.exec(change)
      return given === null
        ? []
        : [() => apply({ id: machine.id, state, holder, key, at: Number(which) - 1 }, given.slice(1))]
    })
    if (found.length !== 1) throw new Error(`no such change: ${says}`)
    found[0]?.()
  })

import { isDeepStrictEqual } from 'node:util'
import { type AnyStateMachine, StateMachine } from 'xstate'

/** One small change of a machine, as by a mistake. */
export type Alteration = {
  readonly kind: string
  /** Where and what: `delivery.fencing: runs removeRows`. */
  readonly says: string
  readonly make: () => AnyStateMachine
}

type Json = Record<string, unknown>
type Call = string | { readonly type: string; readonly params?: unknown }
type Written = { guard?: Call; target?: string; actions?: Call | Array<Call>; reenter?: boolean }
type Invoked = { id: string; src: string; input?: unknown; onDone?: unknown; onError?: unknown }
type Config = {
  initial?: string
  type?: string
  history?: string
  context?: unknown
  tags?: Array<string>
  entry?: Call
  exit?: Call
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  invoke?: Invoked
  states?: Record<string, Config>
}

/** Changes a copy of the configuration or of the implementations in place. */
type Edit = {
  readonly kind: string
  readonly says: string
  readonly apply: (config: Config, given: Json) => void
}
/** Finds a place in a copy. */
type Place<A> = (config: Config) => A

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Functions are not copied. */
export const copied = <A>(value: A): A => {
  if (Array.isArray(value)) return value.map(copied) as A
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)])) as A
}

const others = <A>(all: ReadonlyArray<A>, one: A): ReadonlyArray<A> => all.filter((other) => other !== one)
const typeOf = (call: Call): string => (typeof call === 'string' ? call : call.type)
const withType = (call: Call, type: string): Call => (typeof call === 'string' ? type : { ...call, type })
const listed = <A>(written: unknown): Array<A> =>
  written === undefined ? [] : ((Array.isArray(written) ? written : [written]) as Array<A>)

const pathsIn = (config: Config, path: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  Object.entries(config.states ?? {}).flatMap(([key, child]) =>
    child.type === 'history' ? [] : [[...path, key], ...pathsIn(child, [...path, key])],
  )

const valueAltered = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}x`
  if (Array.isArray(value)) return [...value, 'x']
  return value === null ? 'x' : null
}

/** Enough to see the kind noticed wherever it happens. */
const SOME = 3

const someOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> => all.slice(0, SOME)

const entriesOf = (names: object): ReadonlyArray<string> => Object.keys(names)

export const alterationsOf = (machine: AnyStateMachine): ReadonlyArray<Alteration> => {
  const config = machine.config as unknown as Config
  const { guards, actions, actors, delays } = machine.implementations
  const states = pathsIn(config)
  const events = new Set<string>()
  const edits: Array<Edit> = []
  const add = (kind: string, says: string, apply: Edit['apply']) => edits.push({ kind, says, apply })
  const params = new Map<string, Array<unknown>>()

  const noteCalls = (calls: ReadonlyArray<Call>) => {
    for (const call of calls)
      if (typeof call !== 'string' && call.params !== undefined)
        params.set(call.type, [...(params.get(call.type) ?? []), call.params])
  }
  const eachTransition = (node: Config, visit: (written: Written) => void): void => {
    const lists = [
      ...Object.values(node.on ?? {}),
      ...Object.values(node.after ?? {}),
      node.always,
      node.invoke?.onDone,
      node.invoke?.onError,
    ]
    for (const list of lists) for (const written of listed<Written>(list)) visit(written)
    for (const child of Object.values(node.states ?? {})) eachTransition(child, visit)
  }
  const noteEvents = (node: Config): void => {
    for (const event of Object.keys(node.on ?? {})) if (!event.startsWith('xstate.')) events.add(event)
    for (const child of Object.values(node.states ?? {})) noteEvents(child)
  }
  noteEvents(config)
  eachTransition(config, ({ guard, actions: run }) => {
    noteCalls(guard === undefined ? [] : [guard])
    noteCalls(listed<Call>(run))
  })

  /** The path that a target means where it is written. */
  const resolved = (target: string | undefined, from: ReadonlyArray<string>): string | null => {
    if (target === undefined) return null
    if (target.startsWith('#')) return target.slice(machine.id.length + 2)
    const around = target.startsWith('.') ? from : from.slice(0, -1)
    return [...around, target.replace(/^\./, '')].join('.')
  }

  /** A call by itself: another name, other params. */
  const alterCall = (
    what: 'guard' | 'action',
    says: string,
    call: Call,
    names: ReadonlyArray<string>,
    put: (config: Config, call: Call) => void,
  ) => {
    for (const name of others(names, typeOf(call)))
      add(`${what} exchanged`, `${says}: ${name} in place of ${typeOf(call)}`, (copy) => {
        put(copy, withType(call, name))
      })
    if (typeof call === 'string' || call.params === undefined) return
    const given = call.params
    add(`${what} given nothing`, `${says}: ${call.type} is given nothing`, (copy) =>
      put(copy, { type: call.type }),
    )
    const kinds = new Set((params.get(call.type) ?? []).filter((other) => other !== given))
    for (const other of kinds)
      if (String(other) !== String(given) || typeof other !== 'function' || other.length !== 1)
        add(`${what} given another's`, `${says}: ${call.type} is given ${String(other)}`, (copy) =>
          put(copy, { type: call.type, params: other }),
        )
    if (isPlain(given))
      for (const [key, value] of Object.entries(given))
        add(`${what} given another value`, `${says}: ${call.type} is given another ${key}`, (copy) =>
          put(copy, { type: call.type, params: { ...given, [key]: valueAltered(value) } }),
        )
  }

  const alterTransition = (
    says: string,
    from: ReadonlyArray<string>,
    written: Written,
    at: Place<Written>,
  ) => {
    const { guard, target, reenter } = written
    if (guard !== undefined) {
      add('guard dropped', `${says}: no guard`, (copy) => {
        delete at(copy).guard
      })
      alterCall('guard', says, guard, entriesOf(guards), (copy, call) => {
        at(copy).guard = call
      })
    } else
      for (const name of entriesOf(guards).slice(0, 1))
        add('guard added', `${says}: only where ${name}`, (copy) => {
          at(copy).guard = name
        })
    for (const path of someOf(states.filter((path) => path.join('.') !== resolved(target, from))))
      add('target', `${says}: to ${path.join('.')} instead of ${target ?? 'nowhere'}`, (copy) => {
        at(copy).target = `#${machine.id}.${path.join('.')}`
      })
    if (target !== undefined)
      add('target dropped', `${says}: to nowhere`, (copy) => {
        delete at(copy).target
      })
    add('reenter', `${says}: reenter is ${reenter !== true}`, (copy) => {
      at(copy).reenter = reenter !== true
    })
    const run = listed<Call>(written.actions)
    const put = (copy: Config, calls: Array<Call>) => {
      at(copy).actions = calls
    }
    run.forEach((call, index) => {
      const without = run.filter((_, other) => other !== index)
      add('action dropped', `${says}: without ${typeOf(call)}`, (copy) => put(copy, without))
      add('action twice', `${says}: ${typeOf(call)} twice`, (copy) => put(copy, [...run, call]))
      alterCall('action', says, call, entriesOf(actions), (copy, other) => put(copy, run.with(index, other)))
    })
    if (run.length > 1)
      add('actions in another order', `${says}: actions the other way round`, (copy) =>
        put(copy, run.toReversed()),
      )
    if (run.length === 0)
      for (const name of entriesOf(actions).slice(0, 1))
        add('action added', `${says}: with ${name}`, (copy) => put(copy, [name]))
  }

  /** The candidates under one key, tried in turn. */
  const alterList = (
    says: string,
    from: ReadonlyArray<string>,
    holder: Place<Json>,
    key: string,
    written: unknown,
  ) => {
    add('transitions dropped', `${says}: nothing happens`, (copy) => {
      delete holder(copy)[key]
    })
    const list = listed<Written>(written)
    const inCopy = (copy: Config): Array<Written> => {
      const candidates = listed<Written>(holder(copy)[key])
      holder(copy)[key] = candidates
      return candidates
    }
    list.forEach((candidate, index) => {
      alterTransition(`${says} ${index + 1}`, from, candidate, (copy) => inCopy(copy)[index] as Written)
      if (list.length === 1) return
      add('transition dropped', `${says}: without the ${index + 1}.`, (copy) => {
        inCopy(copy).splice(index, 1)
      })
      if (index > 0)
        add('order', `${says}: the ${index + 1}. before the ${index}.`, (copy) => {
          const candidates = inCopy(copy)
          const [moved] = candidates.splice(index, 1)
          candidates.splice(index - 1, 0, moved as Written)
        })
    })
  }

  const renameKey = (holder: Json, from: string, to: string) => {
    const moved = holder[from]
    delete holder[from]
    holder[to] = moved
  }

  const alterInvoke = (
    says: string,
    from: ReadonlyArray<string>,
    { src, input, onDone, onError }: Invoked,
    at: Place<Invoked>,
  ) => {
    for (const slot of others(entriesOf(actors), src))
      add('actor', `${says}: runs ${slot} in place of ${src}`, (copy) => {
        at(copy).src = slot
      })
    if (input !== undefined)
      add('input dropped', `${says}: ${src} is given nothing`, (copy) => {
        delete at(copy).input
      })
    if (onDone !== undefined) alterList(`${says}: ${src} answers`, from, (copy) => at(copy), 'onDone', onDone)
    if (onError !== undefined)
      alterList(`${says}: ${src} breaks`, from, (copy) => at(copy), 'onError', onError)
    if (onDone !== undefined && onError !== undefined && !isDeepStrictEqual(onDone, onError))
      add('answers exchanged', `${says}: ${src} breaks as it answers`, (copy) => {
        const invoked = at(copy)
        ;[invoked.onDone, invoked.onError] = [invoked.onError, invoked.onDone]
      })
  }

  const alterState = (path: ReadonlyArray<string>, node: Config, at: Place<Config>): void => {
    const says = [machine.id, ...path].join('.')
    const siblings = entriesOf(node.states ?? {})
    if (node.initial !== undefined)
      for (const sibling of others(siblings, node.initial))
        add('initial', `${says}: starts in ${sibling}`, (copy) => {
          at(copy).initial = sibling
        })
    if (node.type !== undefined)
      add('type', `${says}: no ${node.type}`, (copy) => {
        const state = at(copy)
        delete state.type
        if (node.type === 'parallel' && siblings[0] !== undefined) state.initial = siblings[0]
      })
    if (node.type === 'history')
      add('type', `${says}: a deep history`, (copy) => {
        at(copy).history = 'deep'
      })
    if (node.type === undefined && node.states === undefined)
      add('type', `${says}: final`, (copy) => {
        at(copy).type = 'final'
      })
    for (const tag of node.tags ?? [])
      add('tag dropped', `${says}: not tagged ${tag}`, (copy) => {
        at(copy).tags = others(node.tags ?? [], tag) as Array<string>
      })
    if (node.type !== 'history')
      add('tag added', `${says}: tagged x`, (copy) => {
        at(copy).tags = [...(node.tags ?? []), 'x']
      })
    for (const moment of ['entry', 'exit'] as const) {
      const call = node[moment]
      if (call === undefined) {
        if (node.type !== 'history')
          for (const name of entriesOf(actions).slice(0, 1))
            add(`${moment} added`, `${says}: ${moment} ${name}`, (copy) => {
              at(copy)[moment] = name
            })
        continue
      }
      add(`${moment} dropped`, `${says}: no ${moment}`, (copy) => {
        delete at(copy)[moment]
      })
      alterCall('action', `${says}: ${moment}`, call, entriesOf(actions), (copy, other) => {
        at(copy)[moment] = other
      })
    }
    for (const [event, written] of Object.entries(node.on ?? {})) {
      for (const other of someOf([...events].filter((other) => node.on?.[other] === undefined)))
        add('event', `${says}: ${other} in place of ${event}`, (copy) =>
          renameKey(at(copy).on as Json, event, other),
        )
      alterList(`${says}: ${event}`, path, (copy) => at(copy).on as Json, event, written)
    }
    for (const [delay, written] of Object.entries(node.after ?? {})) {
      for (const other of entriesOf(delays))
        if (node.after?.[other] === undefined)
          add('delay', `${says}: after ${other} in place of ${delay}`, (copy) =>
            renameKey(at(copy).after as Json, delay, other),
          )
      alterList(`${says}: after ${delay}`, path, (copy) => at(copy).after as Json, delay, written)
    }
    if (node.always !== undefined)
      alterList(`${says}: at once`, path, (copy) => at(copy) as Json, 'always', node.always)
    if (node.invoke !== undefined) alterInvoke(says, path, node.invoke, (copy) => at(copy).invoke as Invoked)
    for (const [key, child] of Object.entries(node.states ?? {}))
      alterState([...path, key], child, (copy) => at(copy).states?.[key] as Config)
  }
  alterState([], config, (copy) => copy)

  const contextKeys =
    typeof config.context === 'function' ? contextKeysOf(machine) : entriesOf(config.context ?? {})
  for (const key of contextKeys)
    add('context', `${machine.id}: another ${key} at the start`, (copy) => {
      const { context } = copy
      copy.context =
        typeof context === 'function'
          ? (given: unknown) => {
              const start = context(given) as Json
              return { ...start, [key]: valueAltered(start[key]) }
            }
          : { ...(context as Json), [key]: valueAltered((context as Json)[key]) }
    })

  for (const name of entriesOf(guards))
    for (const [what, verdict] of [
      ['always holds', () => true],
      ['never holds', () => false],
    ] as const)
      add('guard replaced', `${machine.id}: ${name} ${what}`, (_, given) => {
        given.guards = { ...guards, [name]: verdict }
      })
  for (const name of entriesOf(actions))
    add('action replaced', `${machine.id}: ${name} does nothing`, (_, given) => {
      given.actions = { ...actions, [name]: () => {} }
    })
  for (const [name, ms] of Object.entries(delays))
    add('delay', `${machine.id}: ${name} is 1 ms longer`, (_, given) => {
      given.delays = { ...delays, [name]: Number(ms) + 1 }
    })

  return edits.map(({ kind, says, apply }) => ({
    kind,
    says,
    make: () => {
      const copy = copied(config)
      const given: Json = { ...machine.implementations }
      apply(copy, given)
      return new StateMachine(copy as never, given as never)
    },
  }))
}

/** Those of a context that is made of an input which is not known here: of every machine that has one, it has the same keys. */
const contextKeysOf = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const { context } = machine.config as unknown as { context: (given: unknown) => object }
  try {
    return entriesOf(context({ input: {} }))
  } catch {
    return []
  }
}

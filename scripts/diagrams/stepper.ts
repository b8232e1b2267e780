import type { AnyMachineSnapshot } from 'xstate'
import { type Flow, readFlows } from './flow-files'
import { type RealRuns, type RunEvent, runEventText } from './run-event'
import {
  meaningOf,
  standsIn,
  startWalk,
  stepsFrom,
  stepsOfTest,
  takeStep,
  toTest,
  type Walk,
  walkSteps,
} from './walk-flow'

const flows = new Map(readFlows().map((flow) => [flow.name, flow]))

const partOf = (section: Element, name: string): Element => {
  const part = section.querySelector(`[data-part="${name}"]`)
  if (part === null) throw new Error(`no ${name} in the section`)
  return part
}

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}

const item = (text: string): HTMLLIElement => {
  const made = document.createElement('li')
  made.textContent = text
  return made
}

const LONGEST_CONTEXT = 4_000

const contextText = (context: unknown): string => {
  const text = JSON.stringify(context, (key, value: unknown) => (key === 'book' ? '…' : value), 2)
  return text.length > LONGEST_CONTEXT ? `${text.slice(0, LONGEST_CONTEXT)} …` : text
}

const lightPaths = (section: Element, active: ReadonlySet<string>): void => {
  for (const drawn of section.querySelectorAll('[data-path]'))
    drawn.classList.toggle('active', active.has(drawn.getAttribute('data-path') ?? ''))
}

const light = (section: Element, snapshot: AnyMachineSnapshot): void =>
  lightPaths(section, new Set(snapshot._nodes.map((node) => node.path.join('.'))))

/** A state and the states around it. */
const pathsTo = (state: string): ReadonlySet<string> => {
  const names = state.split('.')
  return new Set(names.map((_, place) => names.slice(0, place + 1).join('.')))
}

/** How many events before the current one are shown. */
const SHOWN_BEFORE = 9

const showRuns = (section: Element, flow: Flow, all: RealRuns): void => {
  const runs = Object.entries(all).filter(([, events]) => events.some((event) => event.flow === flow.name))
  const select = partOf(section, 'run-name') as HTMLSelectElement
  if (runs.length === 0) return
  ;(partOf(section, 'run') as HTMLElement).hidden = false
  for (const [name] of runs) select.append(new Option(name))
  const eventsNow = (): ReadonlyArray<RunEvent> => runs[select.selectedIndex]?.[1] ?? []
  let place = -1
  const go = (to: number): void => {
    const events = eventsNow()
    place = Math.max(-1, Math.min(to, events.length - 1))
    const state = events.slice(0, place + 1).findLast((event) => event.flow === flow.name)?.state ?? ''
    lightPaths(section, pathsTo(state))
    partOf(section, 'run-place').textContent =
      `Event ${place + 1} of ${events.length}; state ${state === '' ? 'none yet' : state}`
    const first = Math.max(0, place - SHOWN_BEFORE)
    const items = events.slice(first, place + 1).map((event) => item(runEventText(event)))
    items.at(-1)?.setAttribute('aria-current', 'step')
    const list = partOf(section, 'run-events') as HTMLOListElement
    list.start = first + 1
    list.replaceChildren(...items)
  }
  const on = (part: string, to: () => number): void =>
    partOf(section, part).addEventListener('click', () => go(to()))
  on('run-back', () => place - 1)
  on('run-on', () => place + 1)
  on('run-next', () => {
    const next = eventsNow().findIndex((event, at) => at > place && event.flow === flow.name)
    return next === -1 ? place : next
  })
  select.addEventListener('change', () => go(-1))
}

const makeSteppable = (section: Element, flow: Flow): void => {
  const kept = partOf(section, 'test') as HTMLTextAreaElement
  const show = (walk: Walk): void => {
    light(section, walk.snapshot)
    partOf(section, 'state').textContent = standsIn(walk)
    partOf(section, 'meaning').textContent = meaningOf(walk)
    partOf(section, 'context').textContent = contextText(walk.snapshot.context)
    partOf(section, 'taken').replaceChildren(...walk.taken.map(item))
    kept.value = toTest(walk)
    partOf(section, 'steps').replaceChildren(
      ...stepsFrom(walk).map((step) => button(step.label, () => move(takeStep(walk, step), step.label))),
      ...(walk.before === null ? [] : [button('undo', () => move(walk.before ?? walk, 'undo'))]),
      button('start over', () => move(startWalk(flow), 'start over')),
    )
  }
  /** The pressed button is replaced, so the focus moves to the button with the same text, or else to the first step. */
  const move = (walk: Walk, pressed: string): void => {
    show(walk)
    const buttons = [...partOf(section, 'steps').querySelectorAll('button')]
    const next = buttons.find(({ textContent }) => textContent === pressed) ?? buttons[0]
    next?.focus()
  }
  partOf(section, 'load').addEventListener('click', () => {
    try {
      show(walkSteps(flow, stepsOfTest(kept.value)))
    } catch (fault) {
      partOf(section, 'meaning').textContent = `Not loaded: ${fault instanceof Error ? fault.message : fault}`
    }
  })
  show(startWalk(flow))
}

const runs: RealRuns = JSON.parse(document.getElementById('runs')?.textContent ?? '{}')

for (const section of document.querySelectorAll('[data-flow]')) {
  const flow = flows.get(section.getAttribute('data-flow') ?? '')
  if (flow === undefined) continue
  makeSteppable(section, flow)
  showRuns(section, flow, runs)
}

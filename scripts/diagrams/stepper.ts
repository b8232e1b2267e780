import type { AnyMachineSnapshot } from 'xstate'
import { type Flow, readFlows } from './flow-files'
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

const light = (section: Element, snapshot: AnyMachineSnapshot): void => {
  const active = new Set(snapshot._nodes.map((node) => node.path.join('.')))
  for (const drawn of section.querySelectorAll('[data-path]'))
    drawn.classList.toggle('active', active.has(drawn.getAttribute('data-path') ?? ''))
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

for (const section of document.querySelectorAll('[data-flow]')) {
  const flow = flows.get(section.getAttribute('data-flow') ?? '')
  if (flow !== undefined) makeSteppable(section, flow)
}

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate'
import { EXAMPLES } from './examples'
import { readFlows } from './flow-files'
import { type NextStep, nextSteps } from './next-steps'

type Walk = {
  readonly snapshot: AnyMachineSnapshot
  readonly taken: ReadonlyArray<string>
  readonly before: Walk | null
}

const machines = new Map(readFlows().map(({ name, machine }) => [name, machine]))

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

/** `editing › rejected`; commas join parallel regions. */
const stateText = (value: StateValue | undefined): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([name, inner]) => {
          const text = stateText(inner)
          return text === '' ? name : `${name} › ${text}`
        })
        .join(', ')

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

const startOver = (section: Element, name: string, machine: AnyStateMachine): void => {
  const examples = EXAMPLES[name] ?? { events: [], answers: {} }
  const take = (walk: Walk, { label, event }: NextStep): void => {
    const [snapshot] = transition(machine, walk.snapshot, event)
    move({ snapshot, taken: [...walk.taken, label], before: walk })
  }
  const show = (walk: Walk): void => {
    light(section, walk.snapshot)
    partOf(section, 'state').textContent = stateText(walk.snapshot.value)
    partOf(section, 'context').textContent = contextText(walk.snapshot.context)
    partOf(section, 'taken').replaceChildren(...walk.taken.map(item))
    partOf(section, 'steps').replaceChildren(
      ...nextSteps(walk.snapshot, examples).map((step) => button(step.label, () => take(walk, step))),
      ...(walk.before === null ? [] : [button('undo', () => move(walk.before ?? walk))]),
      button('start over', () => move(start)),
    )
  }
  // The pressed button is removed: without this the focus would return to the top of the page.
  const move = (walk: Walk): void => {
    show(walk)
    partOf(section, 'steps').querySelector('button')?.focus()
  }
  const [snapshot] = initialTransition(machine, examples.input)
  const start: Walk = { snapshot, taken: [], before: null }
  show(start)
}

for (const section of document.querySelectorAll('[data-flow]')) {
  const name = section.getAttribute('data-flow') ?? ''
  const machine = machines.get(name)
  if (machine !== undefined) startOver(section, name, machine)
}

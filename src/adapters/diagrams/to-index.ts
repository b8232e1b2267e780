import type { Flow } from './flow-files'

export const toIndex = (flows: ReadonlyArray<Flow>): string =>
  [
    '# Flows',
    '',
    '<!-- Made by `npm run diagrams`. Change the machines, not this page. -->',
    '',
    'Each flow is a state machine: data and pure functions, nothing else decides. A page shows its diagram, every transition and every state, drawn from the machine that runs; `npm test` fails where a page and its machine differ. `npm run diagrams -- --html` makes one file in which each machine can be stepped through, without a network; `npm run diagrams -- --scxml` writes each as State Chart XML 1.0 of the W3C into `docs/flows/scxml`, for other tools.',
    '',
    'How to read a diagram: `event [guard] / actions` stands at an arrow; a line `stays …` in a state is a transition that leaves it as it is; `runs …` is an actor that works while the state lasts; `tag …` is what a view asks for. A state with states of its own is a box with a thick frame, and has a drawing: there a dashed box with `→` is a state outside it.',
    '',
    '| Flow | What it decides | Rows | States | Transitions |',
    '| --- | --- | --- | --- | --- |',
    ...flows.map(
      ({ name, about, rows, model }) =>
        `| [${name}](${name}.md) | ${about} | ${rows.join(', ')} | ${countStates(model.root)} | ${model.transitions.length} |`,
    ),
    '',
    'Rows that name a flow but hold no state are rules of their own: the product that is chosen as the order dialog opens (M-052) is the input of its machine, the order of the titles (M-107) is [`product-titles.ts`](../../src/domain/registration/product-titles.ts), and the device type (M-117) is read once as the page opens, [`device-type.ts`](../../src/domain/screen/device-type.ts).',
    '',
  ].join('\n')

const countStates = (state: Flow['model']['root']): number =>
  state.states.reduce((count, child) => count + 1 + countStates(child), 0)

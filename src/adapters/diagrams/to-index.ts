import type { Flow } from './flow-files'

const QUESTIONS: ReadonlyArray<readonly [question: string, answer: string, shownBy: string]> = [
  [
    'Can an order be sent twice?',
    'Not while one is under way, and not by a second press. Where its answer was lost, the same content goes under the same key, and the server keeps it once. Once it is acknowledged, the same order is a second one, on purpose. In the sheet it stands once, whatever fails.',
    'S-030, S-032, S-037, S-044 in [membership-dialog](membership-dialog.md#properties), whose surroundings have both dialogs; S-101, S-123 in [delivery](delivery.md#properties)',
  ],
  [
    'When does the popup show?',
    'Once the page has loaded and the claim on the session’s one showing was granted; 10 s at most; never again in the session.',
    '[popup](popup.md): its drawing, S-001 to S-004',
  ],
  [
    'What if an answer is lost?',
    'The visitor’s: the form says that it failed and keeps the input; sending it again cannot make a second row. The spreadsheet’s: the next try is refused by its mark, and the mark says that the first one arrived.',
    'S-030, S-039 in [membership-dialog](membership-dialog.md#properties); S-101, S-102 and the states `sending`, `confirming` in [delivery](delivery.md#states)',
  ],
  [
    'Which test proves a row, say M-082?',
    'Its line in the [trace](../trace.md): the files of its tests and how many. `npm run trace -- --html` has a page to filter: each row with its text, the three tests that say most of it, their lines and their last results.',
    '[trace](../trace.md), which `npm test` holds to the last run',
  ],
  [
    'What happens on this event in that state?',
    'The cell of the flow’s table “Events in each state”; below it stands the test that shows it.',
    '[`cells.test.ts`](../../test/adapters/diagrams/cells.test.ts), and the tests by example that each page names',
  ],
  [
    'What if the server dies, or two run at once?',
    'Nothing that was acknowledged is lost; work goes on where it stood. Only the process that holds a sheet calls it.',
    'S-101 to S-110, S-122, S-123 in [delivery](delivery.md#properties)',
  ],
  [
    'What if the ledger was restored from a backup?',
    'It reads the sheet before it sends anything, and what arrived after the backup is not sent again.',
    'S-117 to S-119 in [delivery](delivery.md#properties)',
  ],
]

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
    '## Questions',
    '',
    '| Question | Answer | Shown by |',
    '| --- | --- | --- |',
    ...QUESTIONS.map((line) => `| ${line.join(' | ')} |`),
    '',
    'Rows that name a flow but hold no state are rules of their own: the product that is chosen as the order dialog opens (M-052) is the input of its machine, the order of the titles (M-107) is [`product-titles.ts`](../../src/domain/registration/product-titles.ts), and the device type (M-117) is read once as the page opens, [`device-type.ts`](../../src/domain/screen/device-type.ts).',
    '',
  ].join('\n')

const countStates = (state: Flow['model']['root']): number =>
  state.states.reduce((count, child) => count + 1 + countStates(child), 0)

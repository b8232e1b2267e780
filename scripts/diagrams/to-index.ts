import type { Flow } from './flow-files'

const QUESTIONS: ReadonlyArray<readonly [question: string, answer: string, shownBy: string]> = [
  [
    'Can an order be sent twice?',
    'Not while one is being sent, and not by a second press. If its response was lost, the same content is sent with the same key, and the server keeps it once. Once it is acknowledged, the same order is a deliberate second one. The sheet contains it once, whatever fails.',
    'S-030, S-032, S-037, S-044 in [membership-dialog](membership-dialog.md#properties), whose surroundings have both dialogs; S-101, S-123 in [delivery](delivery.md#properties)',
  ],
  [
    'When does the popup show?',
    'When the page has loaded, if it has not been shown in the session; for at most 10 s; never again in the session.',
    '[popup](popup.md): its drawing, S-001 to S-004',
  ],
  [
    'What if a response is lost?',
    'The response to a visitor: the form reports a failure and keeps the input; sending it again cannot create a second row. The response of the spreadsheet: the next attempt is refused because of its marker, and the marker shows that the first one arrived.',
    'S-030, S-039 in [membership-dialog](membership-dialog.md#properties); S-101, S-102 and the states `sending`, `confirming` in [delivery](delivery.md#states)',
  ],
  [
    'Which test proves a row, say M-082?',
    'Its line in the [trace](../trace.md) lists the files of its tests and their number. `npm run trace -- --html` writes a page with filters: each row with its text, its three most telling tests, their lines and last results.',
    '[trace](../trace.md), which `npm test` compares with its run',
  ],
  [
    'What happens on this event in that state?',
    'See the table “Events in each state” of the flow; the test of each cell is listed below it.',
    '[`cells.test.ts`](../../test/diagrams/cells.test.ts), and the example tests that each page lists',
  ],
  [
    'What if the server dies, or two run at once?',
    'Nothing that was acknowledged is lost, and work continues where it stopped. Only the process that holds the lease of a sheet calls the service.',
    'S-101 to S-110, S-122, S-123 in [delivery](delivery.md#properties)',
  ],
  [
    'What if the ledger was restored from a backup?',
    'The sheet is read before anything is sent, and rows that arrived after the backup are not sent again.',
    'S-117 to S-119 in [delivery](delivery.md#properties)',
  ],
]

export const toIndex = (flows: ReadonlyArray<Flow>): string =>
  [
    '# Flows',
    '',
    '<!-- Made by `npm run diagrams`. Change the machines, not this page. -->',
    '',
    'Each flow is a state machine of data and pure functions. Its page shows the diagram, every transition and every state of the machine that runs in production; `npm test` fails if they differ. `npm run diagrams -- --html` writes one file in which you can step through each machine offline.',
    '',
    'How to read a diagram: arrows are labelled `event [guard] / actions`. In a state, `stays …` is a transition that changes no state, `runs …` is an actor that runs while the state is active, and `tag …` is a tag for the view. A compound state has a thick frame and its own diagram, in which a dashed box with `→` is a state outside of it.',
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
    'Some rows concern a flow but not its states: the product selected when the order dialog opens (M-052) is the input of its machine, the order of titles (M-107) is decided by [`product-titles.ts`](../../src/domain/registration/product-titles.ts), and the device type (M-117) is read once when the page opens, by [`device-type.ts`](../../src/domain/screen/device-type.ts).',
    '',
  ].join('\n')

const countStates = (state: Flow['model']['root']): number =>
  state.states.reduce((count, child) => count + 1 + countStates(child), 0)

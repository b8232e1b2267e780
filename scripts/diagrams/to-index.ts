import type { Flow } from './flow-files'
import type { NamedTest, StatedProperty } from './shown-property'

type Question = {
  readonly question: string
  readonly answer: string
  /** Properties: each is a test of `test/properties/properties.test.ts`. */
  readonly shownBy: ReadonlyArray<string>
  readonly tests: ReadonlyArray<NamedTest>
}

export const QUESTIONS: ReadonlyArray<Question> = [
  {
    question: 'Can an order be sent twice?',
    answer:
      'Not while one is being sent, and not by a second press. If its response was lost, the same content is sent with the same key for a day, also after the page was loaded again where the browser keeps `sessionStorage` and the site is on https, and the server keeps it once. Once it is acknowledged, the same order is a deliberate second one. The sheet contains it once, whatever the network, the service or a restart does; a restore is a question of its own, below. What remains stands in [for auditors](../audit.md).',
    shownBy: ['S-030', 'S-032', 'S-037', 'S-044', 'S-124', 'S-101', 'S-123'],
    tests: [
      [
        'test/browser/faults.test.ts',
        'is asked for again with the same key: one row, and the visitor is told it worked',
      ],
      [
        'test/browser/faults.test.ts',
        'is not awaited any more, because the visitor $way: the same order is one row',
      ],
      [
        'test/browser/faults.test.ts',
        'is told to a duplicated tab once the first tab has it: the same order sent anew there is a second row',
      ],
      [
        'test/adapters/server/processes/one-key.test.ts',
        'results in one row and one response, also after a kill',
      ],
    ],
  },
  {
    question: 'When does the popup show?',
    answer:
      'When the page has loaded, if it has not been shown in the session; for at most 10 s; never again in the session. See the drawing in [popup](popup.md).',
    shownBy: ['S-001', 'S-002', 'S-003', 'S-004'],
    tests: [],
  },
  {
    question: 'What if a response is lost?',
    answer:
      'The response to a visitor: the form reports a failure and keeps the input; sending the same content again within a day cannot create a second row. The response of the spreadsheet: the next attempt is refused because of its marker, and the marker shows that the first one arrived. See `sending` and `confirming` in [delivery](delivery.md#states).',
    shownBy: ['S-030', 'S-039', 'S-101', 'S-102'],
    tests: [
      [
        'test/browser/faults.test.ts',
        'is asked for again with the same key: one row, and the visitor is told it worked',
      ],
      ['test/adapters/delivery/simulation.test.ts', 'deliver every row exactly once, within the quota'],
    ],
  },
  {
    question: 'What becomes of an order that fills in the hidden field?',
    answer:
      'No person sees this field, so its sender is probably a program. The visitor is told that it worked, and the row is kept in the quarantine: in the ledger, in no sheet. Staff list it by `quarantine list` and release it by `quarantine release ID`; then it is delivered like any other, once. The same order sent again without the field takes its place. What remains stands in [for auditors](../audit.md).',
    shownBy: [],
    tests: [
      [
        'test/adapters/server/routes/import-route.test.ts',
        'that is filled in gets the response of a success, and the row is quarantined',
      ],
      [
        'test/adapters/server/routes/form-route.test.ts',
        'is one row if it was quarantined first, then sent without the honeypot, and then released',
      ],
      [
        'test/domain/ledger/accept/accept-group.test.ts',
        'replaces a quarantined row with its key by the same content',
      ],
    ],
  },
  {
    question: 'Which test proves a row, say M-082?',
    answer:
      'Its line in the [trace](../trace.md) lists the files of its tests and their number. `npm run trace -- --html` writes a page with filters: each row with its text, its three most telling tests, their lines and last results.',
    shownBy: [],
    tests: [
      [
        'test/evidence/trace.test.ts',
        'has a line for each row: the tests that say most, and how many more there are',
      ],
    ],
  },
  {
    question: 'What happens on this event in that state?',
    answer:
      'See “Events in each state” of the flow. Each line is a test of [cells.test.ts](../../test/diagrams/cells.test.ts) under its own words, such as `order-dialog > name.type in editing.fresh`; the example test of each step is listed below the table.',
    shownBy: [],
    tests: [
      ['test/diagrams/to-matrix.test.ts', 'names the targets, or that the event is ignored or impossible'],
    ],
  },
  {
    question: 'What if the server dies, also between sending and recording, or two run at once?',
    answer:
      'Nothing that was acknowledged is lost. A batch that was sent and not recorded is sent again under the same marker: the spreadsheet refuses it if the first call arrived, and the marker shows that the rows are there. A removal that was sent and not recorded is not sent again under its number: that is reserved first, then the removal goes on under a new one. A process makes a call only if no other has taken the sheet since; a call under way may arrive after that, and its marker prevents a second delivery. With the ledger in a file, a kill during delivery is shown by the model and by recordings in virtual time, not by a real process.',
    shownBy: ['S-101', 'S-102', 'S-110', 'S-112', 'S-122', 'S-123'],
    tests: [
      [
        'test/adapters/server/processes/kill.test.ts',
        'keeps every acknowledged row once, and loses no notice',
      ],
      [
        'test/adapters/server/processes/several-processes.test.ts',
        'bring what they acknowledged to the sheet once',
      ],
      [
        'test/adapters/ledger-postgres/several-deliveries.test.ts',
        'leave a sheet to the one that has it, and take it over 3.5 s after its last word',
      ],
    ],
  },
  {
    question: 'What if the ledger was restored from a backup?',
    answer:
      'The sheet is read before anything is sent, and rows that arrived after the backup are not sent again.',
    shownBy: ['S-117', 'S-118', 'S-119'],
    tests: [
      [
        'test/adapters/ledger-backup/epoch.test.ts',
        'sends no row twice, loses none, and keeps who was erased erased',
      ],
    ],
  },
  {
    question: 'Can an erased person come back with an old backup?',
    answer:
      'Not while the record of erasures is there: a restore repeats every erasure that it lists in the ledger, and in the sheets those noted after the backup or up to an hour before it; a removal that was queued earlier is in the backup itself. Without the record it is refused. A row that the person sent after the erasure stays. An older version of the spreadsheet, or a copy of a tab, can bring a person back. Whoever passes `--erasures-lost` ends this protection, which the history shows.',
    shownBy: ['S-135', 'S-136'],
    tests: [
      [
        'test/adapters/ledger-backup/erased-stay-erased.test.ts',
        'brings no erased person back without being told that the record is lost',
      ],
      ['test/adapters/ledger-backup/restore-backup.test.ts', 'leaves no byte of who was erased since'],
      [
        'test/adapters/ledger-backup/restore-backup.test.ts',
        'keeps rows of who registered again after an erasure that was recorded %s the backup',
      ],
    ],
  },
  {
    question:
      'What becomes of an order that is sent while the ledger is restored, or was kept since the backup?',
    answer:
      'A ledger is restored only while no server has it open, so nothing is acknowledged meanwhile: the form reports a failure and keeps input and key, and the next attempt is kept once. An order of since the backup is lost from the ledger; its row stays in the sheet if it was delivered. The visitor is not told. If its answer was lost and the visitor sends it again after the restore, the sheet has it twice. See [backups](../operating.md#backups).',
    shownBy: ['S-039', 'S-037'],
    tests: [
      ['test/adapters/ledger-backup/restore-backup.test.ts', 'while a server has the folder'],
      [
        'test/adapters/ledger-backup/epoch.test.ts',
        'removes rows from the sheet that only the sheet has, once they are asked for',
      ],
    ],
  },
  {
    question: 'What is assumed of the surroundings, and what keeps it?',
    answer:
      'Each assumption with the file that keeps it, the tests that show it, and the properties that rest on it: [taken for granted](../properties.md#taken-for-granted). How many faults in such a file its tests notice: [mutation](../mutation-survivors.md).',
    shownBy: [],
    tests: [
      ['test/properties/properties.test.ts', 'takes for granted what code keeps and tests show: $says'],
    ],
  },
]

const testNames = ({ shownBy, tests }: Question, stated: ReadonlyArray<StatedProperty>): string =>
  [
    ...stated
      .filter(({ row }) => shownBy.includes(row))
      .map(({ row, says }) => `[${row}](../properties.md#${row.toLowerCase()}) ${says}`),
    ...tests.map(([file, title]) => `[${file.split('/').at(-1)}](../../${file}): ${title}`),
  ].join('<br>')

export const toIndex = (flows: ReadonlyArray<Flow>, stated: ReadonlyArray<StatedProperty>): string =>
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
    'The tests named by a property (S) are in [`properties.test.ts`](../../test/properties/properties.test.ts), under the same words.',
    '',
    '| Question | Answer | Shown by these tests |',
    '| --- | --- | --- |',
    ...QUESTIONS.map((each) => `| ${each.question} | ${each.answer} | ${testNames(each, stated)} |`),
    '',
    'Some rows concern a flow but not its states: the product selected when the order dialog opens (M-052) is the input of its machine, the order of titles (M-107) is decided by [`product-titles.ts`](../../src/domain/registration/product-titles.ts), and the device type (M-117) is read once when the page opens, by [`device-type.ts`](../../src/domain/screen/device-type.ts).',
    '',
  ].join('\n')

const countStates = (state: Flow['model']['root']): number =>
  state.states.reduce((count, child) => count + 1 + countStates(child), 0)

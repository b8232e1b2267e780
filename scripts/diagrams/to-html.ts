import { type Flow, readFlows } from './flow-files'
import type { FlowTransition } from './flow-model'
import type { RealRuns } from './run-event'
import { transitionText } from './state-text'
import { toPictures } from './to-pictures'
import { DRAWING_STYLE, escaped } from './to-svg'

const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;max-width:1200px;margin:0 auto;padding:1.5rem;color:#12303f}
nav ul{columns:3;padding-left:1.2rem}
section{border-top:2px solid #d8e4e6;margin-top:2rem;padding-top:1rem}
figure{margin:1rem 0;overflow-x:auto}
svg{max-width:100%;height:auto}
${DRAWING_STYLE}
svg.flow .active>rect{fill:#ffe2a8;stroke:#8a5a00;stroke-width:2}
svg.flow .group.active>rect{fill:#fffaf0}
.walk{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.walk button{margin:0 .4rem .4rem 0;padding:.4rem .7rem;font:inherit}
pre{background:#f4f8f8;padding:.7rem;overflow:auto;max-height:18rem;white-space:pre-wrap}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #d8e4e6;padding:.3rem .5rem;text-align:left;vertical-align:top}
.walk textarea{width:100%;font:12px ui-monospace,monospace}
[data-part=run-events] [aria-current]{font-weight:600}
@media print{nav,[data-part=run],.walk button,.walk details{display:none}section{break-before:page}pre{max-height:none}body{padding:0}figure{break-inside:avoid;margin:0}svg{max-height:240mm}.wide{page:wide}.wide svg{max-height:179mm}}
@page{size:A4;margin:12mm}
@page wide{size:A4 landscape;margin:12mm}
`

const cells = (values: ReadonlyArray<string>): string =>
  `<tr>${values.map((value) => `<td>${escaped(value)}</td>`).join('')}</tr>`

const transitionRow = (transition: FlowTransition): string =>
  cells([
    transition.from,
    transitionText(transition),
    transition.targets.length === 0 ? 'stays' : transition.targets.join(', '),
    transition.description ?? '',
  ])

const drawFlow = (flow: Flow): string => {
  const { name, about, rows, model } = flow
  return `
<section id="${name}" data-flow="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>
<p>${escaped(about.replaceAll('`', ''))} (${rows.join(', ')})</p>
${toPictures(flow)
  .map(
    ({ title, isWide, inline }) =>
      `<figure${isWide ? ' class="wide"' : ''}><figcaption>${escaped(title)}</figcaption>${inline}</figure>`,
  )
  .join('\n')}
<div class="walk">
<div><h3>Step through it</h3><p role="status">State: <code data-part="state"></code> <span data-part="meaning"></span></p><div data-part="steps" role="group" aria-label="Steps"></div><h4 id="${name}-taken">The walk so far</h4><ol data-part="taken" aria-labelledby="${name}-taken"></ol></div>
<div><h3>Context</h3><pre data-part="context"></pre>
<details><summary>The walk as a test</summary><label>To be saved in test/diagrams; a walk that was kept can be put here and loaded.<textarea data-part="test" rows="12" spellcheck="false"></textarea></label><button type="button" data-part="load">load</button></details></div>
</div>
<div data-part="run" hidden><h3>A real run</h3><p>What the parties of a recorded run did; the drawing shows where this machine stood. <label>Run <select data-part="run-name"></select></label></p><p aria-live="polite" data-part="run-place"></p><div class="walk-steps"><button type="button" data-part="run-back">back</button> <button type="button" data-part="run-on">on</button> <button type="button" data-part="run-next">to the next state of this machine</button></div><ol data-part="run-events"></ol></div>
<h3>Transitions</h3>
<table><thead><tr><th>From</th><th>Event [guard] / actions</th><th>To</th><th>Why</th></tr></thead><tbody>${model.transitions.map(transitionRow).join('')}</tbody></table>
</section>`
}

const runsText = (runs: RealRuns): string =>
  Object.keys(runs).length === 0
    ? 'No run is recorded here yet: run `npx vitest run test/adapters/delivery/traces-restore.test.ts` (less than a minute) or `npm test`, then make this page again.'
    : 'Runs that the tests recorded can be followed below the machines that took part.'

export const toHtml = (script: string, runs: RealRuns): string => {
  const flows = readFlows()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Flows</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1>Flows</h1>
<p>Each diagram is drawn from the machine that runs. Press a step to send that event with an example; what lights up is where the machine stands then. ${runsText(runs)}</p>
<nav aria-label="Flows"><ul>${flows.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${flows.map(drawFlow).join('\n')}
<script type="application/json" id="runs">${JSON.stringify(runs).replace(/</g, '\\u003c')}</script>
<script>${script.replace(/<\/script/gi, '<\\/script')}</script>
</body></html>
`
}

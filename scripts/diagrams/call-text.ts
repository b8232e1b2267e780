import type { Call } from './flow-model'

export const callText = ({ name, given }: Call): string => (given === '' ? name : `${name}(${given})`)

/** For drawings: `change` instead of `change(…)`, but `scrollBy(leftPx: 300)` in full. */
export const shortCallText = (call: Call): string => (call.isTold ? callText(call) : call.name)

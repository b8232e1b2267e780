import type { Call } from './flow-model'

export const callText = ({ name, given }: Call): string => (given === '' ? name : `${name}(${given})`)

/** For drawings: `change`, but `scrollBy(leftPx: 300)`. */
export const shortCallText = (call: Call): string => (call.isTold ? callText(call) : call.name)

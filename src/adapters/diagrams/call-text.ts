import type { Call } from './flow-model'

/** Takes a call, gives it with all that it is given: `change(districtId: event.id)`. */
export const callText = ({ name, given }: Call): string => (given === '' ? name : `${name}(${given})`)

/** Takes a call, gives it as it is drawn, where there is little room: `change`, but `scrollBy(leftPx: 300)`. */
export const shortCallText = (call: Call): string => (call.isTold ? callText(call) : call.name)

import type { WalkedFlow } from './walked'

/** What each flow's transitions were taken by: machine, transition, titles with their files. */
export type WalkedTransitions = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>

type FileWalk = { readonly file: string; readonly walked: Readonly<Record<string, WalkedFlow>> }

/** Takes what each file walked, gives for every transition of every machine the tests that took it. */
export const mergeWalks = (files: ReadonlyArray<FileWalk>): WalkedTransitions => {
  const machines = new Set(files.flatMap(({ walked }) => Object.keys(walked)))
  return Object.fromEntries(
    [...machines].sort().map((machine) => {
      const flows = files.flatMap(({ file, walked }) => {
        const flow = walked[machine]
        return flow === undefined ? [] : [{ file, flow }]
      })
      const all = [...new Set(flows.flatMap(({ flow }) => flow.all))]
      return [
        machine,
        Object.fromEntries(
          all.map((id) => [
            id,
            [
              ...new Set(
                flows.flatMap(({ file, flow }) =>
                  (flow.taken[id] ?? []).map((title) => (title === '' ? file : title)),
                ),
              ),
            ],
          ]),
        ),
      ]
    }),
  )
}

/** Takes the walks of a run, gives each transition that no test took. */
export const transitionsWithoutTest = (walks: WalkedTransitions): ReadonlyArray<string> =>
  Object.entries(walks).flatMap(([machine, transitions]) =>
    Object.entries(transitions)
      .filter(([, titles]) => titles.length === 0)
      .map(([id]) => `${machine}: ${id}`),
  )

/** The outcome of `work`, or that of `late` if `work` takes longer than `ms`. */
export const within = <A>(ms: number, work: Promise<A>, late: () => A): Promise<A> => {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, timeout.then(late)]).finally(() => clearTimeout(timer))
}

export const link = (attributes: object): void =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Loads files of the program without evaluating them. */
export const preload = (files: ReadonlyArray<string>): void => {
  for (const href of files) link({ href, rel: 'modulepreload' })
}

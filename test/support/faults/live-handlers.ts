const HANDLERS = [
  ...['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onanimationstart', 'ontoggle'],
  ...['onpointerenter', 'onbeforetoggle', 'ONERROR', 'onscrollsnapchange', 'onwebkitanimationend'],
]

const HANDLER_PLACES = [
  (handler: string) => `<img src=x ${handler}=alert(1)>`,
  (handler: string) => `<img/src=x/${handler}=alert(1)//`,
  (handler: string) => `<a href="/" ${handler}="alert(1)">a</a>`,
  (handler: string) => `<svg ${handler}=alert(1)>`,
  (handler: string) => `<body ${handler}=alert(1)>`,
  (handler: string) => `<details open ${handler}="alert(1)">`,
  (handler: string) => `<td\n${handler}\n=\nalert(1)>`,
  (handler: string) => `<p title='"'${handler}='alert(1)'>`,
  (handler: string) => `<input autofocus ${handler}=alert(1)>`,
  (handler: string) => `![" ${handler}="alert(1)](x)`,
  (handler: string) => `[a](/x "\\" ${handler}=\\"alert(1)")`,
]

/** Returns HTML and Markdown whose attributes run, each handler in each place for one. */
export const liveHandlers = (): ReadonlyArray<string> =>
  HANDLER_PLACES.flatMap((place) => HANDLERS.map(place))

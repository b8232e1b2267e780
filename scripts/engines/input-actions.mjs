const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Backspace: '\uE003' }

const keyStroke = (key) => {
  const value = KEYS[key] ?? key
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
}

/** Takes what performs WebDriver's actions and returns a mouse and a keyboard. */
export const toInput = (perform) => {
  const keys = (actions) => perform([{ type: 'key', id: 'keys', actions }])
  return {
    click: (x, y) =>
      perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    press: (key) => keys(keyStroke(key)),
    type: (text) => keys([...text].flatMap(keyStroke)),
  }
}

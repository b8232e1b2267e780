/** The tallest list and some air. */
const ROOM_PX = 280

/** Takes a box whose list opens below it, brings it to the top where a low window, or a keyboard, leaves no room; only the browser can. */
export const makeRoomBelow = (box: HTMLElement): void => {
  const room = (window.visualViewport?.height ?? window.innerHeight) - box.getBoundingClientRect().bottom
  if (room < ROOM_PX) box.scrollIntoView({ block: 'start' })
}

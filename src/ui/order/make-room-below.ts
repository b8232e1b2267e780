/** The tallest list with a margin. */
const ROOM_PX = 280

/** Scrolls the box to the top where a low window or a keyboard leaves no room for its list. */
export const makeRoomBelow = (box: HTMLElement): void => {
  const room = (window.visualViewport?.height ?? window.innerHeight) - box.getBoundingClientRect().bottom
  if (room < ROOM_PX) box.scrollIntoView({ block: 'start' })
}

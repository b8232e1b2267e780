/** Height of the longest list with a margin, in px. */
const ROOM_PX = 280

/** Scrolls the box to the top if a low window or an on-screen keyboard leaves no space for its list. */
export const makeRoomBelow = (box: HTMLElement): void => {
  const room = (window.visualViewport?.height ?? window.innerHeight) - box.getBoundingClientRect().bottom
  if (room < ROOM_PX) box.scrollIntoView({ block: 'start' })
}

import { assign, setup } from 'xstate'

/** Duration of the cross-fade between two pictures, in ms (M-050). */
export const IMAGE_FADE_MS = 200

type ImageGalleryContext = { readonly current: number; readonly previous: number }
type ImageGalleryEvent = { type: 'image.choose'; index: number }

/** The picture shown of a product, by its index in the strip from 0 (M-048, M-050). */
export const imageGalleryMachine = setup({
  types: {} as { context: ImageGalleryContext; events: ImageGalleryEvent },
  delays: { IMAGE_FADE_MS },
  guards: {
    isAnother: ({ context }, { index }: { index: number }) => index !== context.current,
  },
  actions: {
    show: assign(({ context }, { index }: { index: number }) => ({
      current: index,
      previous: context.current,
    })),
  },
}).createMachine({
  id: 'imageGallery',
  context: { current: 0, previous: 0 },
  initial: 'showing',
  on: {
    'image.choose': {
      guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
      target: '.fading',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => ({ index: event.index }) },
    },
  },
  states: {
    showing: { description: 'One picture stands still.' },
    fading: {
      description: 'The chosen picture fades in over the previous one; choosing again starts the fade anew.',
      after: { IMAGE_FADE_MS: { target: 'showing' } },
    },
  },
})

import type { Video } from '../../domain/news/video'

/** The track of a video's captions; without a file if it has none. */
export const captionsOf = ({ captionsUrl }: Pick<Video, 'captionsUrl'>) => ({
  srcLang: 'vi',
  label: 'Tiếng Việt',
  ...(captionsUrl === '' ? {} : { src: captionsUrl, default: true }),
})

import { Link } from 'wouter'
import { videoPath, videosPath } from '../../../domain/routing/paths'
import type { Video } from '../../../domain/video/video'
import { VIDEO_COPY } from '../../copy/video'
import { untied } from '../../parts/loose-title'
import { MoreLink } from '../../parts/more-link'
import { Picture } from '../../parts/picture'

/** Links to the pages of other videos; a dialog with a player would play at the same time as the video of this page. */
export const OtherVideos = ({ videos }: { readonly videos: ReadonlyArray<Video> }) => {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="other-videos" className="screen-only pt-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="other-videos" className="text-xl font-bold">
          {VIDEO_COPY.others}
        </h2>
        <MoreLink href={videosPath()}>{VIDEO_COPY.all}</MoreLink>
      </div>
      <ul className="card-rows md:[--gap:16px] tablet:[--columns:4]">
        {videos.map(({ id, title, thumbnail }) => (
          <li key={id}>
            <Link href={videoPath(id)} className="card-surface card-link block h-full overflow-hidden">
              <Picture
                src={thumbnail}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                className="aspect-video w-full bg-base-200 object-cover"
              />
              <span className="line-clamp-4 px-3 pt-3 text-[0.9375rem] leading-snug font-semibold">
                {untied(title)}
              </span>
              <span aria-hidden="true" className="block h-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
